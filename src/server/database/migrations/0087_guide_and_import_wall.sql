-- A house whose guide to the first days was put away, until somebody takes it out again.
create table guide_dismissal (
  home uuid primary key references home (id),
  dismissed_by uuid not null references staff (id),
  dismissed_at timestamptz(3) not null
);

-- Both are behind the wall of their house.
do $$
declare
  beside text;
begin
  foreach beside in array array['import_file', 'guide_dismissal'] loop
    execute format('alter table %I enable row level security', beside);
    execute format('create policy read on %I for select using (true)', beside);
    execute format('create policy write_within_houses on %I using ((select reaches_all_houses()) or home = any ((select houses_in_reach())::uuid[]))', beside);
  end loop;
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant select, insert, update, delete on guide_dismissal to hearth_app;
  end if;
end
$$;
