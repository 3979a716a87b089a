-- Accounts that a superuser has closed together. For thirty days the closing can be undone.
create table account_closing (
  id uuid primary key,
  closed_at timestamptz(3) not null,
  closed_by uuid not null references staff (id),
  reason varchar(500) not null,
  restored_at timestamptz(3),
  restored_by uuid references staff (id),
  check ((restored_at is null) = (restored_by is null))
);
create table closed_account (
  closing uuid not null references account_closing (id),
  staff uuid not null references staff (id),
  primary key (closing, staff)
);
create index account_closing_newest on account_closing (closed_at);

do $$
begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant select, insert, update on account_closing to hearth_app;
    grant select, insert on closed_account to hearth_app;
  end if;
end
$$;
