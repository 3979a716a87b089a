-- What happened in no house is found along the indexes that begin with the house, where that is null: every line that is
-- written spares four indexes of its own.
drop index user_history_nowhere_idx;
drop index user_history_nowhere_refused_by_hand;
drop index user_history_nowhere_words_by_hand;
drop index user_history_nowhere_entity_by_hand;

-- The one on house and kind holds the lines without a house as well.
drop index user_history_entity_by_hand;
create index user_history_entity_by_hand on user_history (home, entity, at desc, id desc);
