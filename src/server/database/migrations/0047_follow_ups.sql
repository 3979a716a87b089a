create table "follow_up" (
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
  "resident" uuid not null,
  "home" uuid,
  "trigger" text not null check ("trigger" in ('fall', 'two_falls', 'burn_scald', 'choking', 'medicine_event', 'self_harm', 'aggression_to_other', 'aggression_to_staff', 'property_damage', 'behaviour_of_concern', 'seizure', 'absconding_missing', 'safeguarding', 'pressure_damage', 'infection', 'fire', 'money_loss', 'restraint', 'nutrition_up', 'skin_up', 'pressure_mark', 'hospital_return', 'medicines_refused', 'wash_refused', 'dols_expiry', 'dols_condition', 'other')),
  "cause" jsonb,
  "happened_at" timestamptz(3) not null,
  "what_happened" text check (char_length("what_happened") <= 1000),
  "looks_at" text not null check ("looks_at" in ('risk', 'plan', 'assessment', 'debrief', 'referral', 'everything')),
  "risk_category" text check ("risk_category" in ('falls', 'choking', 'skin', 'nutrition', 'self_harm', 'suicide', 'violence', 'fire_smoking', 'absconding', 'exploitation_abuse', 'self_neglect', 'substance', 'medicines', 'moving_handling', 'bed_rails', 'bathing_scald', 'community', 'road_safety', 'epilepsy', 'infection', 'money', 'online', 'lone_working', 'environment', 'other')),
  "plan_domain" text check ("plan_domain" in ('communication', 'personal_care', 'mobility_falls', 'eating_drinking', 'continence', 'skin', 'medicines_support', 'breathing', 'pain', 'sleep', 'mental_wellbeing', 'behaviour_support', 'cognition_capacity', 'physical_health', 'epilepsy', 'diabetes', 'oral_health', 'social_family', 'activities_work', 'community_access', 'money', 'culture_faith', 'relationships_sexuality', 'safety_environment', 'recovery_move_on', 'end_of_life')),
  "assessment_category" text check ("assessment_category" in ('skin', 'nutrition')),
  "debrief_with" text check ("debrief_with" in ('resident', 'staff')),
  "refer_to" text check ("refer_to" in ('falls_service', 'prescriber', 'dols_body')),
  "owner" uuid,
  "owner_role" text not null check ("owner_role" in ('key_worker', 'shift_lead', 'manager')),
  "due_at" timestamptz(3) not null,
  "status" text not null check ("status" in ('open', 'closed', 'cancelled')),
  "closed_how" text check ("closed_how" in ('changed', 'reviewed', 'no_change')),
  "closed_with" jsonb,
  "finding" text check (char_length("finding") <= 1000),
  "closed_at" timestamptz(3),
  "closed_by" uuid
);
alter table "follow_up" add constraint "follow_up_resident_fkey" foreign key ("resident") references "resident" (id);
alter table "follow_up" add constraint "follow_up_owner_fkey" foreign key ("owner") references "staff" (id);
create index "follow_up_home_due_at_idx" on "follow_up" ("home", "due_at", id);
create index "follow_up_resident_due_at_idx" on "follow_up" ("resident", "due_at", id);
create index "follow_up_owner_idx" on "follow_up" ("owner");
do $$ begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant select, insert, update on "follow_up" to hearth_app;
  end if;
end $$;
