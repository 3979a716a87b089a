create table "rota_template" (
  id uuid primary key,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  created_by uuid,
  updated_at timestamptz(3) not null,
  updated_by uuid,
  is_deleted boolean not null default false,
  deleted_at timestamptz(3),
  deleted_by uuid,
  deletion_reason varchar(500),
  warning_codes text[] not null default '{}',
  first_content bytea,
  "home" uuid not null,
  "name" varchar(80) not null,
  "weeks" integer not null check ("weeks" between 1 and 4),
  "shifts" jsonb not null default '[]'
);
alter table "rota_template" add constraint "rota_template_home_fkey" foreign key ("home") references "home" (id);
create index "rota_template_home_name_idx" on "rota_template" ("home", "name", id);
create unique index "rota_template_unique_1" on "rota_template" ("home", lower("name")) where not is_deleted;
do $$ begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant select, insert, update on "rota_template" to hearth_app;
  end if;
end $$;
