-- A change of rights over money, confidential information or staff waits here until a second person has confirmed it.
create table rights_change (
  id uuid primary key,
  asked_at timestamptz(3) not null,
  asked_by uuid not null references staff (id),
  entity text not null check (entity in ('group', 'staff')),
  target uuid not null,
  -- The fields concerned, as they are to be and as they were when it was asked for.
  change jsonb not null,
  earlier jsonb not null,
  guards text[] not null,
  reason varchar(500) not null,
  -- "applying" is seen only inside the transaction that applies it.
  state text not null default 'waiting' check (state in ('waiting', 'applying', 'confirmed', 'refused', 'withdrawn', 'expired')),
  decided_at timestamptz(3),
  decided_by uuid references staff (id),
  decision varchar(500),
  check ((state in ('waiting', 'applying')) = (decided_at is null))
);
create unique index rights_change_waiting on rights_change (entity, target) where state in ('waiting', 'applying');
create index rights_change_newest on rights_change (asked_at);

do $$
begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant select, insert, update on rights_change to hearth_app;
  end if;
end
$$;
