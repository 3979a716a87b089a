-- What is new is read in the order in which it was kept, many times a minute: straight from its place on.
drop index user_history_tx_idx;
create index user_history_news_by_hand on user_history (tx, seq);
