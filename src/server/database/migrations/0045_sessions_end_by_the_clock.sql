-- Sessions that end with a change of role end at the moment of that change, by the clock that wrote it.
create or replace function end_sessions_of_staff() returns trigger language plpgsql as $$
begin
  if not new.is_active or new.is_deleted or new.is_superuser is distinct from old.is_superuser
    or not (new.groups @> old.groups and old.groups @> new.groups) then
    update session set ended_at = greatest(new.updated_at, created_at) where staff = new.id and ended_at is null;
  end if;
  perform pg_notify('hearth_sessions', new.id::text);
  return null;
end $$;
