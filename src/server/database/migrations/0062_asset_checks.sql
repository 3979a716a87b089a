create table "asset_check" (
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
  "asset" uuid not null,
  "kind" text not null check ("kind" in ('pat', 'loler', 'service', 'calibration', 'visual', 'gas', 'fire', 'legionella', 'tmv', 'electrical_installation', 'window_restrictor', 'bell_test', 'fire_drill', 'emergency_light', 'fire_door', 'flushing', 'hot_water', 'cold_water', 'fridge', 'freezer')),
  "done_at" timestamptz(3) not null,
  "by" varchar(120),
  "reading_c" numeric(14,1) check ("reading_c" between -40 and 99.9),
  "result" text not null check ("result" in ('pass', 'advisory', 'fail')),
  "remark" text check (char_length("remark") <= 2000),
  "present" uuid[] not null default '{}',
  "minutes" integer check ("minutes" between 0 and 240),
  "photo" uuid,
  "certificate" uuid,
  "recorded_by" uuid
);
alter table "asset_check" add constraint "asset_check_home_fkey" foreign key ("home") references "home" (id);
alter table "asset_check" add constraint "asset_check_asset_fkey" foreign key ("asset") references "house_asset" (id);
alter table "asset_check" add constraint "asset_check_photo_fkey" foreign key ("photo") references "attachment" (id);
alter table "asset_check" add constraint "asset_check_certificate_fkey" foreign key ("certificate") references "attachment" (id);
create index "asset_check_home_done_at_idx" on "asset_check" ("home", "done_at" desc, id desc);
create index "asset_check_asset_idx" on "asset_check" ("asset");
do $$ begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant select, insert, update on "asset_check" to hearth_app;
  end if;
end $$;
alter table "house_asset" drop constraint "house_asset_next_check_kind_check";
alter table "house_asset" add constraint "house_asset_next_check_kind_check" CHECK ((next_check_kind = ANY (ARRAY['pat'::text, 'loler'::text, 'service'::text, 'calibration'::text, 'visual'::text, 'gas'::text, 'fire'::text, 'legionella'::text, 'tmv'::text, 'electrical_installation'::text, 'window_restrictor'::text, 'bell_test'::text, 'fire_drill'::text, 'emergency_light'::text, 'fire_door'::text, 'flushing'::text, 'hot_water'::text, 'cold_water'::text, 'fridge'::text, 'freezer'::text])));
