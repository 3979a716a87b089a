-- Content that goes for good: asked for by one person, confirmed by another. What went, and what each line of the history was
-- before, stays here as hashes; the row itself is signed with a key that the database does not hold.
create table disposal (
  id uuid primary key,
  home uuid not null references home (id),
  asked_at timestamptz(3) not null,
  asked_by uuid not null references staff (id),
  ground text not null check (ground in ('retention', 'court_order')),
  -- Which records: those of one clock (of one person, or of the house up to a day), or those that a court names.
  clock text,
  subject_entity text,
  subject uuid,
  until date,
  court varchar(200),
  order_reference varchar(100),
  ordered_on date,
  reason varchar(500) not null,
  -- "applying" is seen only inside the transaction that applies it.
  state text not null default 'waiting' check (state in ('waiting', 'applying', 'confirmed', 'refused', 'withdrawn', 'expired')),
  decided_at timestamptz(3),
  decided_by uuid references staff (id),
  decision varchar(500),
  -- Who and what it was about is not said any more once it is gone; how much it was is.
  records integer,
  signature text,
  key_mark bytea,
  check ((state in ('waiting', 'applying')) = (decided_at is null)),
  check ((state = 'confirmed') = (signature is not null and key_mark is not null and records is not null)),
  check (state <> 'confirmed' or decided_by <> asked_by),
  check ((ground = 'court_order') = (court is not null and order_reference is not null and ordered_on is not null)),
  check (ground = 'court_order' or clock is not null),
  check ((subject is null) = (subject_entity is null) and (ground = 'retention' or subject is not null))
);
create unique index disposal_waiting on disposal (home, coalesce(clock, ''), coalesce(subject, home)) where state in ('waiting', 'applying');
create index disposal_newest on disposal (home, asked_at desc, id desc);

-- What stays of a record whose content is gone.
create table disposed_record (
  record uuid not null,
  entity text not null,
  disposal uuid not null references disposal (id),
  home uuid references home (id),
  -- Whose it was; that person's own record may be gone as well.
  resident uuid,
  -- The day it was about.
  dated date not null,
  versions integer not null,
  digest bytea not null,
  tx bigint not null default (pg_current_xact_id()::text::bigint),
  primary key (record, entity)
);
create index disposed_record_page on disposed_record (disposal, entity, record);
create trigger disposed_stay before update or delete or truncate on disposed_record for each statement execute function refuse_rewriting();

-- A line of the history whose words are gone: its hash before and after.
create table erased_line (
  line uuid primary key references user_history (id),
  disposal uuid not null references disposal (id),
  digest_before bytea not null,
  digest_after bytea not null,
  tx bigint not null default (pg_current_xact_id()::text::bigint)
);
create index erased_line_page on erased_line (disposal, line);
create trigger erased_lines_stay before update or delete or truncate on erased_line for each statement execute function refuse_rewriting();

create function disposal_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or tg_op = 'TRUNCATE' or old.state not in ('waiting', 'applying') then
    raise exception 'What was decided about content that goes stays as it is' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger disposal_stays before update or delete on disposal for each row execute function disposal_stays();
create trigger disposals_stay before truncate on disposal for each statement execute function refuse_rewriting();

-- A line loses its words, and nothing else of it, in the transaction that writes down that it does.
create function history_loses_words() returns trigger language plpgsql as $$
declare
  after user_history := old;
begin
  after.summary := null;
  after.changes := null;
  after.reason := null;
  if new is distinct from after or not exists (
    select 1 from erased_line e join disposal d on d.id = e.disposal
    where e.line = old.id and e.tx = pg_current_xact_id()::text::bigint and d.state = 'applying'
  ) then
    raise exception 'The history is only ever added to' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
drop trigger history_stays on user_history;
create trigger history_stays before delete or truncate on user_history for each statement execute function refuse_rewriting();
create trigger history_words_stay before update on user_history for each row execute function history_loses_words();

-- Earlier versions, and lines of a ledger, go with their record in the transaction that writes that down.
create function refuse_unless_disposed() returns trigger language plpgsql as $$
declare
  gone uuid := case tg_table_name when 'record_version' then (to_jsonb(old) ->> 'record')::uuid when 'outside_line' then (to_jsonb(old) ->> 'line')::uuid else (to_jsonb(old) ->> 'id')::uuid end;
  kind text := case tg_table_name when 'record_version' then to_jsonb(old) ->> 'entity' else 'transaction' end;
begin
  if not exists (
    select 1 from disposed_record r join disposal d on d.id = r.disposal
    where r.record = gone and r.entity = kind and r.tx = pg_current_xact_id()::text::bigint and d.state = 'applying'
  ) then
    raise exception '% is only ever added to', tg_table_name using errcode = 'insufficient_privilege';
  end if;
  return old;
end
$$;
drop trigger versions_stay on record_version;
create trigger versions_stay before update or truncate on record_version for each statement execute function refuse_rewriting();
create trigger versions_go_with_record before delete on record_version for each row execute function refuse_unless_disposed();
drop trigger ledger_stays on "transaction";
create trigger ledger_stays before update or truncate on "transaction" for each statement execute function refuse_ledger_change();
create trigger ledger_goes_with_disposal before delete on "transaction" for each row execute function refuse_unless_disposed();
drop trigger outside_stays on outside_line;
create trigger outside_stays before update or truncate on outside_line for each statement execute function refuse_ledger_change();
create trigger outside_goes_with_disposal before delete on outside_line for each row execute function refuse_unless_disposed();

-- The last look through the history names what was erased lawfully, beside what it found.
alter table history_check add column erased jsonb not null default '[]';

-- The one way in which content goes: exactly what the disposal at hand has written down as going. Records that name each
-- other go in one statement. A record that stays in part (its fields were emptied before) is named by its kind.
create function shred_disposed(which uuid, staying text[]) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  removing text;
begin
  if not exists (select 1 from disposal d where d.id = which and d.state = 'applying') then
    raise exception 'No such disposal is being applied' using errcode = 'insufficient_privilege';
  end if;
  update user_history h set summary = null, changes = null, reason = null from erased_line e where e.disposal = which and e.line = h.id;
  delete from record_version v using disposed_record r where r.disposal = which and r.record = v.record and r.entity = v.entity;
  delete from draft f using disposed_record r where r.disposal = which and (f.record = r.record or f.id = r.record or f.resident = r.record);
  delete from attachment_chunk c using disposed_record r where r.disposal = which and r.entity = 'attachment' and c.attachment = r.record;
  delete from attachment_thumbnail c using disposed_record r where r.disposal = which and r.entity = 'attachment' and c.attachment = r.record;
  delete from delivery c using disposed_record r where r.disposal = which and r.entity = 'notification' and c.notification = r.record;
  delete from departure c using disposed_record r where r.disposal = which and r.entity = 'resident' and c.resident = r.record;
  delete from outside_line c using disposed_record r where r.disposal = which and r.entity = 'transaction' and c.line = r.record;
  delete from ledger_account a using disposed_record r where r.disposal = which and r.entity = 'transaction' and a.owner = r.resident and a.balance = 0;
  select 'with ' || string_agg(format('gone_%s as (delete from %I t using disposed_record r where r.disposal = $1 and r.entity = %L and r.record = t.id)',
      k.entity, k.entity, k.entity), ', ') || ' select 1'
    into removing from (select distinct r.entity from disposed_record r where r.disposal = which and r.entity <> all(staying)) k;
  if removing is not null then
    execute removing using which;
  end if;
end
$$;
revoke all on function shred_disposed(uuid, text[]) from public;

do $$
begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant select, insert, update on disposal to hearth_app;
    grant select, insert on disposed_record, erased_line to hearth_app;
    grant execute on function shred_disposed(uuid, text[]) to hearth_app;
  end if;
end
$$;
