-- What the rules found and still find, however much they have ever found in a house.
update notification set gone_at = updated_at where status = 'cleared' and cleared_by = 'rule' and gone_at is null;
create index notification_stands_by_hand on notification (home) where gone_at is null and created_by is null and not is_deleted;
