-- The reminders of a house that still want somebody, however many it has ever had.
create index notification_open_by_hand on notification (home, created_at desc, id desc) where not is_deleted and status in ('active', 'acknowledged', 'snoozed');
