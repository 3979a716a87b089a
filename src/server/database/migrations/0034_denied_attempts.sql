-- How often somebody asked for records of houses that are not theirs, hour by hour, until the history is told of it.
create table denied_attempt (
  staff uuid not null references staff (id),
  hour timestamptz(3) not null,
  attempts integer not null default 1,
  entity text not null,
  last_at timestamptz(3) not null,
  role text,
  ip text,
  device text,
  session uuid,
  primary key (staff, hour)
);
create index denied_attempt_hour_idx on denied_attempt (hour);

do $$
begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant select, insert, update, delete on denied_attempt to hearth_app;
  end if;
end
$$;
