-- How a person in charge left a look that stood out. Only ever added to: the newest answer counts.
create table look_settlement (
  id uuid primary key,
  home uuid not null references home (id),
  -- Which one, the same however often it is counted.
  pattern text not null,
  staff uuid not null references staff (id),
  answer text not null check (answer in ('seen', 'explained', 'talked', 'passed_on')),
  words text not null,
  settled_by uuid not null references staff (id),
  settled_at timestamptz(3) not null
);
create index look_settlement_pattern_by_hand on look_settlement (home, pattern, settled_at desc);
create trigger settlements_stay before update or delete or truncate on look_settlement for each statement execute function refuse_rewriting();

do $$
begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant select, insert on look_settlement to hearth_app;
  end if;
end
$$;
