-- Somebody looks at the product as a colleague would see it: for a quarter of an hour, reading only.
alter table session
  add column viewing uuid references staff (id),
  add column viewing_until timestamptz(3),
  add check ((viewing is null) = (viewing_until is null));

-- A screen that is locked, and a session that is over, belongs to nobody but its own person.
create function end_viewing() returns trigger language plpgsql as $$
begin
  if new.locked_at is not null or new.ended_at is not null then
    new.viewing := null;
    new.viewing_until := null;
  end if;
  return new;
end $$;
create trigger viewing_ends before update of locked_at, ended_at on session
  for each row when (new.viewing is not null) execute function end_viewing();

create trigger session_viewing_changed after update of viewing on session
  for each row when (old.viewing is distinct from new.viewing) execute function tell_session_change();
