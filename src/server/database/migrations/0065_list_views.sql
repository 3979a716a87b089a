-- How somebody likes to look at a list, under a name of their own: its filters, order and columns.
create table list_view (
  id uuid primary key,
  staff uuid not null references staff (id),
  entity text not null,
  name varchar(60) not null,
  query varchar(2000) not null,
  unique (staff, entity, name)
);

do $$
begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant select, insert, update, delete on list_view to hearth_app;
  end if;
end
$$;
