create table "plan_starter" (
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
  "domain" text not null check ("domain" in ('communication', 'personal_care', 'mobility_falls', 'eating_drinking', 'continence', 'skin', 'medicines_support', 'breathing', 'pain', 'sleep', 'mental_wellbeing', 'behaviour_support', 'cognition_capacity', 'physical_health', 'epilepsy', 'diabetes', 'oral_health', 'social_family', 'activities_work', 'community_access', 'money', 'culture_faith', 'relationships_sexuality', 'safety_environment', 'recovery_move_on', 'end_of_life')),
  "title" varchar(200) not null,
  "need" text not null check (char_length("need") <= 2000),
  "goal" text not null check (char_length("goal") <= 1000),
  "measure" varchar(300),
  "actions" text not null check (char_length("actions") <= 4000)
);
alter table "plan_starter" add constraint "plan_starter_home_fkey" foreign key ("home") references "home" (id);
create index "plan_starter_home_title_idx" on "plan_starter" ("home", "title", id);
create unique index "plan_starter_unique_1" on "plan_starter" ("home", lower("title")) where not is_deleted;
alter table "plan_starter" enable row level security;
create policy read on "plan_starter" for select using (true);
create policy write_within_houses on "plan_starter" using ((select reaches_all_houses()) or home = any ((select houses_in_reach())::uuid[]));
do $$ begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant select, insert, update on "plan_starter" to hearth_app;
  end if;
end $$;
alter table "home" add column "is_practice" boolean;
update home set is_practice = false;

-- How far a practice house is that is being made, for whoever waits. The house itself is there once it is whole.
create table practice_making (
  home uuid primary key,
  made_by uuid not null references staff (id),
  at timestamptz(3) not null,
  done int not null default 0,
  total int not null
);
do $$ begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant select, insert, update, delete on practice_making to hearth_app;
  end if;
end $$;
