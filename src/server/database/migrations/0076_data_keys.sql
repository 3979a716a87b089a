-- The keys that encrypt confidential content, each wrapped by a key derived from SECRET_KEY, which the database does not hold.
create table data_key (
  id integer generated always as identity primary key,
  wrapped bytea not null,
  created_at timestamptz(3) not null
);

do $$
begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant select, insert on data_key to hearth_app;
  end if;
end
$$;
