create table "legal_hold" (
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
  "holds" text not null check ("holds" in ('resident', 'staff', 'record')),
  "resident" uuid,
  "staff" uuid,
  "record" jsonb,
  "reason" text not null check (char_length("reason") <= 1000),
  "review_on" date not null,
  "status" text not null check ("status" in ('held', 'lifted')),
  "lift_reason" text check (char_length("lift_reason") <= 1000),
  "lifted_at" timestamptz(3),
  "lifted_by" uuid
);
alter table "legal_hold" add constraint "legal_hold_home_fkey" foreign key ("home") references "home" (id);
alter table "legal_hold" add constraint "legal_hold_resident_fkey" foreign key ("resident") references "resident" (id);
alter table "legal_hold" add constraint "legal_hold_staff_fkey" foreign key ("staff") references "staff" (id);
create index "legal_hold_home_review_on_idx" on "legal_hold" ("home", "review_on", id);
create index "legal_hold_resident_review_on_idx" on "legal_hold" ("resident", "review_on", id);
create index "legal_hold_staff_idx" on "legal_hold" ("staff");
do $$ begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant select, insert, update on "legal_hold" to hearth_app;
  end if;
end $$;
