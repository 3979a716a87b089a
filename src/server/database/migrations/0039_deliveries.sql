-- The outbox of reminders: whom to tell by which channel besides the page, and what became of it.
create table delivery (
  id bigint generated always as identity primary key,
  -- Null for a test that somebody sends to themselves.
  notification uuid references notification (id),
  staff uuid not null references staff (id),
  channel text not null check (channel in ('email', 'push', 'sms')),
  -- Since when it waits for somebody, and how often it was passed on: an alert that nobody answers rings again.
  since timestamptz(3) not null,
  level integer not null default 0,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'not_needed')),
  attempts integer not null default 0,
  created_at timestamptz(3) not null,
  next_try_at timestamptz(3) not null,
  settled_at timestamptz(3),
  -- A code, never the words of a gateway: they may name the addressee.
  fault text,
  unique (notification, staff, since, level)
);
create index delivery_waiting_idx on delivery (next_try_at) where state = 'waiting';
create index delivery_staff_idx on delivery (staff, id desc);
create index delivery_failed_idx on delivery (settled_at desc) where state = 'failed';

-- Whoever writes a reminder, by whichever call: who is informed by it and chose a channel for its severity is told in
-- the same transaction. Told again are those whom it reaches anew, by escalation or after it was put off.
create function plan_deliveries() returns trigger language plpgsql as $$
begin
  insert into delivery (notification, staff, channel, since, level, created_at, next_try_at)
  select new.id, s.id, s.alert_preferences ->> new.severity, coalesce(new.waiting_since, new.raised_at, new.created_at), new.escalation_level, new.updated_at, new.updated_at
  from staff s
  where s.id = any (new.informed) and s.id is distinct from new.created_by and s.is_active and not s.is_deleted
    and s.alert_preferences ->> new.severity in ('email', 'push', 'sms')
  on conflict do nothing;
  return null;
end $$;

create trigger reminder_raised after insert on notification
  for each row when (new.status = 'active' and not new.is_deleted and new.severity in ('medium', 'high', 'critical'))
  execute function plan_deliveries();

create trigger reminder_passed_on after update on notification
  for each row when (new.status = 'active' and not new.is_deleted and new.severity in ('medium', 'high', 'critical')
    and (old.status, old.informed, old.escalation_level, old.waiting_since, old.severity) is distinct from (new.status, new.informed, new.escalation_level, new.waiting_since, new.severity))
  execute function plan_deliveries();

-- A browser that takes push messages for somebody.
create table push_subscription (
  id uuid primary key,
  staff uuid not null references staff (id),
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  device text not null,
  created_at timestamptz(3) not null
);
create index push_subscription_staff_idx on push_subscription (staff);

-- The key pair by which push services know this installation: one for all nodes, sealed with SECRET_KEY.
create table push_key (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  sealed_private_key bytea not null
);

-- Low and informing reminders come in the daily letter or not at all.
update staff set alert_preferences = alert_preferences || jsonb_build_object('low', case when alert_preferences ->> 'low' = 'sms' then 'in_app' else alert_preferences ->> 'low' end)
  || jsonb_build_object('info', case when alert_preferences ->> 'info' = 'sms' then 'in_app' else alert_preferences ->> 'info' end)
  where 'sms' in (alert_preferences ->> 'low', alert_preferences ->> 'info');

do $$
begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant select, insert, update, delete on delivery, push_subscription, push_key to hearth_app;
  end if;
end $$;
