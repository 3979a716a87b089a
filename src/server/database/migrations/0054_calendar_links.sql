-- A private link to one's own shifts for a calendar. Only the hash of its token is stored, and a new link replaces the old one.
create table calendar_link (
  staff uuid primary key references staff(id),
  token_hash bytea not null unique,
  created_at timestamptz(3) not null
);

do $$
begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant select, insert, update, delete on calendar_link to hearth_app;
  end if;
end $$;
