-- What signing in needs. No call of the API reads these tables.

create table credential (
  staff uuid primary key references staff (id),
  password_hash text,
  password_at timestamptz(3),
  pin_hash text,
  pin_at timestamptz(3)
);

create table session (
  id uuid primary key,
  -- SHA-256 of the token; the token itself is kept nowhere.
  token_hash bytea not null unique,
  staff uuid not null references staff (id),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  active_at timestamptz(3) not null,
  locked_at timestamptz(3),
  home uuid references home (id),
  wrong_tries integer not null default 0,
  ip text not null,
  device text not null,
  ended_at timestamptz(3)
);
create index session_staff_idx on session (staff) where ended_at is null;

create table one_time_link (
  token_hash bytea primary key,
  -- Null for the first superuser, who does not exist yet.
  staff uuid references staff (id),
  kind text not null check (kind in ('reset', 'invitation', 'first_superuser')),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  check ((staff is null) = (kind = 'first_superuser'))
);
create index one_time_link_staff_idx on one_time_link (staff, created_at);

create table letter (
  id uuid primary key,
  "to" text not null,
  subject text not null,
  text text not null,
  created_at timestamptz(3) not null,
  sent_at timestamptz(3)
);
create index letter_waiting_idx on letter (created_at) where sent_at is null;

create table sign_in_failure (
  kind text not null check (kind in ('account', 'address')),
  subject text not null,
  failures integer not null,
  last_at timestamptz(3) not null,
  primary key (kind, subject)
);
create index sign_in_failure_last_idx on sign_in_failure (last_at);

-- Every node keeps the sessions it has seen; this is how it hears that one of them has changed.
-- The payload is the id of the session or of the person, or nothing: then all of them.

create function tell_session_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('hearth_sessions', new.id::text);
  return null;
end $$;

create trigger session_changed after update of locked_at, ended_at, home on session
  for each row when (old.locked_at is distinct from new.locked_at or old.ended_at is distinct from new.ended_at or old.home is distinct from new.home)
  execute function tell_session_change();

-- Whoever changes a person's role or takes the account away, by whichever call: the sessions end with it.
create function end_sessions_of_staff() returns trigger language plpgsql as $$
begin
  if not new.is_active or new.is_deleted or new.is_superuser is distinct from old.is_superuser
    or not (new.groups @> old.groups and old.groups @> new.groups) then
    update session set ended_at = greatest(now(), created_at) where staff = new.id and ended_at is null;
  end if;
  perform pg_notify('hearth_sessions', new.id::text);
  return null;
end $$;

create trigger staff_access_changed after update of is_active, is_deleted, is_superuser, groups, homes, access_starts_at, access_expires_at on staff
  for each row when (
    (old.is_active, old.is_deleted, old.is_superuser, old.groups, old.homes, old.access_starts_at, old.access_expires_at)
    is distinct from (new.is_active, new.is_deleted, new.is_superuser, new.groups, new.homes, new.access_starts_at, new.access_expires_at))
  execute function end_sessions_of_staff();

create function tell_access_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('hearth_sessions', '');
  return null;
end $$;

create trigger group_changed after update on "group"
  for each row when (old.permissions is distinct from new.permissions or old.name is distinct from new.name or old.is_deleted is distinct from new.is_deleted)
  execute function tell_access_change();

create trigger home_changed after insert or update of settings, is_deleted on home
  for each statement execute function tell_access_change();

do $$
begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant select, insert, update, delete on credential, session, one_time_link, letter, sign_in_failure to hearth_app;
  end if;
end $$;
