-- What an account holds and how many lines it has. Only the ledger's own trigger writes here, with the row locked, so that
-- numbers have no gap and no account is ever below zero, however many post at once.
create table ledger_account (
  account_kind text not null,
  -- The resident whose money it is, or the house whose float.
  owner uuid not null,
  balance numeric(14,2) not null default 0 constraint ledger_account_never_below_zero check (balance >= 0),
  lines integer not null default 0,
  last_at timestamptz(3),
  primary key (account_kind, owner)
);

-- The other side of every line: what left a tin went out of the house, and what reached one came from there. Both sides
-- together are nothing, line by line and in all.
create table outside_line (
  line uuid primary key references "transaction" (id),
  home uuid not null references home (id),
  amount numeric(14,2) not null
);
create index outside_line_home_by_hand on outside_line (home);

-- A month that a manager has reconciled. Lines name no month that is closed, because they are posted when they are posted.
create table month_close (
  home uuid not null references home (id),
  month date not null check (extract(day from month) = 1),
  closed_at timestamptz(3) not null,
  closed_by uuid not null references staff (id),
  sheet jsonb not null,
  primary key (home, month)
);

drop index transaction_closed_by_hand;
drop index transaction_petty_cash_by_hand;
alter table "transaction" drop column "period_locked";
alter table "transaction" drop column "reversed_by";
alter table "transaction" add column "number" integer;
update "transaction" t set number = n.number from (
  select id, row_number() over (partition by account_kind, coalesce(resident, home) order by posted_at, id) as number from "transaction"
) n where n.id = t.id;
alter table "transaction" alter column "number" set not null;
alter table "transaction" add constraint "transaction_number_check" check ("number" between 1 and 2000000000);
create unique index transaction_number_by_hand on "transaction" (account_kind, coalesce(resident, home), number desc);
create unique index transaction_reverses_by_hand on "transaction" (reverses) where reverses is not null;

insert into ledger_account (account_kind, owner, balance, lines, last_at)
  select account_kind, coalesce(resident, home), sum(amount), count(*), max(posted_at) from "transaction" group by 1, 2;
insert into outside_line (line, home, amount) select id, home, -amount from "transaction";

-- Whoever writes a line, its number and its balances are those of the account, and its time is not before the last one's.
-- A line that is there already changes nothing: the account is locked before that is asked.
create function take_ledger_line() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  whose uuid := coalesce(new.resident, new.home);
  held ledger_account;
begin
  insert into ledger_account (account_kind, owner) values (new.account_kind, whose) on conflict do nothing;
  perform 1 from ledger_account a where a.account_kind = new.account_kind and a.owner = whose for update;
  if exists (select 1 from "transaction" t where t.id = new.id) then
    return null;
  end if;
  update ledger_account a set balance = a.balance + new.amount, lines = a.lines + 1, last_at = greatest(a.last_at, new.posted_at)
    where a.account_kind = new.account_kind and a.owner = whose returning a.* into held;
  new.number := held.lines;
  new.posted_at := held.last_at;
  new.balance_after := held.balance;
  new.balance_before := held.balance - new.amount;
  return new;
end
$$;
create trigger ledger_takes before insert on "transaction" for each row execute function take_ledger_line();

create function balance_ledger_line() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into outside_line (line, home, amount) values (new.id, new.home, -new.amount);
  return null;
end
$$;
create trigger ledger_balances after insert on "transaction" for each row execute function balance_ledger_line();

-- The accounts of one posting are locked together and in one order, so that two postings never wait for each other.
create function lock_ledger_accounts(kinds text[], owners uuid[]) returns table (kind text, whose uuid, held numeric)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into ledger_account (account_kind, owner)
    select u.k, u.o from unnest(kinds, owners) u(k, o) order by u.k, u.o on conflict do nothing;
  return query select a.account_kind, a.owner, a.balance from ledger_account a
    where (a.account_kind, a.owner) in (select u.k, u.o from unnest(kinds, owners) u(k, o))
    order by a.account_kind, a.owner for update;
end
$$;

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'A line of the ledger is never changed or removed; a mistake is reversed by a line that names it'
    using errcode = 'insufficient_privilege';
end
$$;
create trigger ledger_stays before update or delete or truncate on "transaction" for each statement execute function refuse_ledger_change();
create trigger outside_stays before update or delete or truncate on outside_line for each statement execute function refuse_ledger_change();
create trigger closed_months_stay before update or delete or truncate on month_close for each statement execute function refuse_ledger_change();

do $$
begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    revoke update on "transaction" from hearth_app;
    grant select on ledger_account, outside_line to hearth_app;
    grant select, insert on month_close to hearth_app;
  end if;
end
$$;

alter table "payment" add column "posted_alone" boolean;
alter table "payment" add column "countersigned_at" timestamptz(3);
update "payment" set posted_alone = false;
