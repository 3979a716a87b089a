-- What proves a person besides the password. No call of the API reads these secrets.

create table second_factor (
  id uuid primary key,
  staff uuid not null references staff (id),
  kind text not null check (kind in ('totp', 'passkey')),
  name varchar(60) not null,
  created_at timestamptz(3) not null,
  -- Null until it has been right for a first time.
  confirmed_at timestamptz(3),
  used_at timestamptz(3),
  -- Of an authenticator app: its secret, encrypted, and the last time step whose code was taken.
  secret bytea,
  last_step bigint,
  -- Of a passkey: its public half, and how often it says that it was used.
  credential_id text unique,
  public_key bytea,
  counter bigint,
  transports text[],
  check ((kind = 'totp') = (secret is not null)),
  check ((kind = 'passkey') = (credential_id is not null and public_key is not null and counter is not null))
);
create index second_factor_staff_idx on second_factor (staff);

create table recovery_code (
  staff uuid not null references staff (id),
  -- SHA-256 of the code; the code itself is shown once and kept nowhere.
  code_hash bytea not null,
  used_at timestamptz(3),
  primary key (staff, code_hash)
);

-- The password was right, and the second factor is still to come.
create table second_step (
  token_hash bytea primary key,
  staff uuid not null references staff (id),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  -- What a passkey is asked to sign.
  challenge text
);

create table second_factor_reset (
  id uuid primary key,
  staff uuid not null references staff (id),
  asked_by uuid not null references staff (id),
  asked_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  reason varchar(500) not null,
  settled_by uuid references staff (id),
  settled_at timestamptz(3),
  outcome text check (outcome in ('confirmed', 'withdrawn')),
  check (asked_by <> staff),
  check (outcome is distinct from 'confirmed' or (settled_by <> asked_by and settled_by <> staff))
);
create index second_factor_reset_open_idx on second_factor_reset (staff) where settled_at is null;

-- When somebody last proved who they are within the session, and what a passkey is asked to sign there.
alter table session add column proven_at timestamptz(3), add column challenge text;

drop trigger session_changed on session;
create trigger session_changed after update of locked_at, ended_at, home, proven_at on session
  for each row when ((old.locked_at, old.ended_at, old.home, old.proven_at) is distinct from (new.locked_at, new.ended_at, new.home, new.proven_at))
  execute function tell_session_change();

-- Whether somebody has a second factor is a part of what every node remembers of them.
create function tell_second_factor_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('hearth_sessions', coalesce(new.staff, old.staff)::text);
  return null;
end $$;

create trigger second_factor_changed after insert or update of confirmed_at or delete on second_factor
  for each row execute function tell_second_factor_change();

do $$
begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant select, insert, update, delete on second_factor, recovery_code, second_step, second_factor_reset to hearth_app;
  end if;
end $$;
