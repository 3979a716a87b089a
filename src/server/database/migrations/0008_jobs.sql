-- The job runner keeps its tables in a schema of its own, which it fills and migrates by itself.
create schema hearth_jobs;

do $$
begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant usage, create on schema hearth_jobs to hearth_app;
  end if;
end $$;

-- What the clock still has to finish is found without reading what it finished long ago.
create index morning_routine_unlocked_by_hand on morning_routine (routine_date) where status <> 'locked' and not is_deleted;
create index afternoon_routine_unlocked_by_hand on afternoon_routine (routine_date) where status <> 'locked' and not is_deleted;
create index sleep_open_by_hand on sleep (night_of) where status = 'open' and not is_deleted;
