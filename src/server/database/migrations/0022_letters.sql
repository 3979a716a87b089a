-- A letter that is refused waits its turn while the others travel, and each is worth sending as long as its link opens.
alter table letter
  add column worth_until timestamptz(3),
  add column tries integer not null default 0,
  add column next_try_at timestamptz(3);
update letter set worth_until = created_at + interval '1 hour', next_try_at = created_at;
alter table letter alter column worth_until set not null, alter column next_try_at set not null;
drop index letter_waiting_idx;
create index letter_waiting_idx on letter (next_try_at) where sent_at is null;
