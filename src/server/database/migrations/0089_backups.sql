-- Back-ups that were taken, each noted down by the command that took it, in the database it took it of.
create table backup (
  taken_at timestamptz(3) primary key,
  bytes bigint not null check (bytes >= 0),
  -- Where it lies on the machine that took it.
  place text not null,
  -- Whether it was started beside the product and looked into.
  proven boolean not null
);

-- The versions of Hearth that have run on this database, the newest last.
create table installed_version (
  version text primary key,
  first_started_at timestamptz(3) not null
);

do $$
begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant select on backup to hearth_app;
    grant select, insert on installed_version to hearth_app;
  end if;
end
$$;
