-- What still wants to be done, however much was done before: looked through every minute for what has become due.
create index accident_scheduler_open_by_hand on accident_scheduler (home, due_at) where not is_deleted and status in ('scheduled', 'due', 'overdue');
create index plan_scheduler_open_by_hand on plan_scheduler (home, due_at) where not is_deleted and status in ('scheduled', 'due', 'overdue');
create index risk_scheduler_open_by_hand on risk_scheduler (home, due_at) where not is_deleted and status in ('scheduled', 'due', 'overdue');
create index evaluation_scheduler_open_by_hand on evaluation_scheduler (home, due_at) where not is_deleted and status in ('scheduled', 'due', 'overdue');
