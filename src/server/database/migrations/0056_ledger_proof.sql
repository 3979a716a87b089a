-- What the last night's proof found in the ledgers of a house: how much was added up again, and every account's first
-- entry that does not agree.
create table ledger_proof (
  home uuid primary key references home (id),
  proved_at timestamptz(3) not null,
  accounts integer not null,
  lines integer not null,
  faults jsonb not null
);

do $$
begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant select, insert, update on ledger_proof to hearth_app;
  end if;
end
$$;
