-- Spreadsheets that were looked through or brought in, and which record came from which of their lines.
create table import_file (
  id uuid primary key,
  home uuid not null references home (id),
  kind text not null,
  file_name text not null,
  lines int not null,
  -- How many lines have been gone through, for whoever waits.
  done int not null default 0,
  state text not null check (state in ('looking', 'imported', 'undone')),
  imported_by uuid not null references staff (id),
  at timestamptz(3) not null,
  undone_by uuid references staff (id),
  undone_at timestamptz(3)
);
create index import_file_home_by_hand on import_file (home, at desc);

create table import_record (
  import_file uuid not null references import_file (id) on delete cascade,
  line int not null,
  entity text not null,
  record uuid not null,
  -- As it was when its file was brought in: a later version is somebody's work.
  version int not null,
  primary key (import_file, entity, record)
);

do $$
begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant select, insert, update, delete on import_file, import_record to hearth_app;
  end if;
end
$$;
