-- Whatever the history is asked for, a page is found along an index, newest first, and no further than the page.
create index user_history_entity_by_hand on user_history (home, entity, at desc, id desc) where home is not null and entity is not null;
-- Reading, adding and changing are most of the history: among the lines of a house they are soon found without one.
create index user_history_action_by_hand on user_history (home, action, at desc, id desc) where action not in ('view', 'create', 'update');
create index user_history_refused_by_hand on user_history (home, at desc, id desc) where result <> 'ok';
-- Few lines have words of their own.
create index user_history_words_by_hand on user_history (home, at desc, id desc) where summary is not null or reason is not null;

-- The same of what happened in no house.
create index user_history_nowhere_entity_by_hand on user_history (entity, at desc, id desc) where home is null and entity is not null;
create index user_history_nowhere_action_by_hand on user_history (action, at desc, id desc) where home is null;
create index user_history_nowhere_refused_by_hand on user_history (at desc, id desc) where home is null and result <> 'ok';
create index user_history_nowhere_words_by_hand on user_history (at desc, id desc) where home is null and (summary is not null or reason is not null);
