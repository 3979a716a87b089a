-- Who has read what changed for them with a version of Hearth.
create table version_seen (
  staff uuid not null references staff (id),
  version text not null references installed_version (version),
  seen_at timestamptz(3) not null,
  primary key (staff, version)
);

do $$
begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant select, insert on version_seen to hearth_app;
  end if;
end
$$;
