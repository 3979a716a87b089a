-- The application works as hearth_app; the tables belong to the role that migrates. Where the given role may not
-- create roles, the triggers below guard the history alone.
do $$
begin
  if not exists (select from pg_roles where rolname = 'hearth_app') then
    create role hearth_app nologin;
  end if;
  execute format('grant hearth_app to %I', current_user);
exception
  when insufficient_privilege then raise notice 'hearth_app could not be made: triggers alone guard the history';
  when duplicate_object then null;
end
$$;

create extension if not exists btree_gist;

create table user_history (
  id uuid primary key,
  seq bigint generated always as identity,
  -- The history is read in the order of its transactions; a sequence alone runs ahead of commits.
  tx bigint not null default (pg_current_xact_id()::text::bigint),
  at timestamptz(3) not null,
  "user" uuid,
  user_name text,
  role text,
  home uuid,
  action text not null,
  entity text,
  object_id uuid,
  object_version integer,
  resident uuid,
  summary text,
  changes jsonb,
  reason text,
  result text not null default 'ok' check (result in ('ok', 'denied', 'failed')),
  ip text,
  device text,
  session uuid
);
create index user_history_home_idx on user_history (home, at desc, id desc);
create index user_history_object_idx on user_history (object_id, at desc) where object_id is not null;
create index user_history_tx_idx on user_history using brin (tx) with (pages_per_range = 16, autosummarize = on);

create table record_version (
  entity text not null,
  record uuid not null,
  version integer not null,
  kept_at timestamptz(3) not null,
  kept_by uuid,
  body jsonb not null,
  primary key (record, version, entity)
);

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'The history is only ever added to' using errcode = 'insufficient_privilege';
end
$$;
create trigger history_stays before update or delete or truncate on user_history for each statement execute function refuse_rewriting();
create trigger versions_stay before update or delete or truncate on record_version for each statement execute function refuse_rewriting();

-- Which home a resident left, and when: by moving to another home, or altogether.
create table departure (
  resident uuid not null references resident (id),
  home uuid not null references home (id),
  left_at timestamptz(3) not null,
  reason text not null check (reason in ('moved', 'left')),
  primary key (resident, home)
);

create table draft (
  staff uuid not null references staff (id),
  form text not null,
  resident uuid,
  record uuid,
  "values" jsonb not null,
  id uuid,
  version integer,
  saved_at timestamptz(3) not null,
  unique nulls not distinct (staff, form, resident, record)
);

do $$
begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant usage on schema public to hearth_app;
    grant select, insert, update on all tables in schema public to hearth_app;
    revoke update on user_history, record_version from hearth_app;
    grant delete on departure, draft to hearth_app;
    grant usage on all sequences in schema public to hearth_app;
  end if;
end
$$;
