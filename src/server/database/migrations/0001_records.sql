create table "home" (
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
  "name" varchar(120) not null,
  "code" varchar(10),
  "service_type" text not null check ("service_type" in ('mental_health', 'learning_disability', 'older_people', 'dementia', 'physical_disability', 'mixed')),
  "regulator" text not null check ("regulator" in ('CQC', 'CIW', 'CI', 'RQIA')),
  "registration_number" varchar(30),
  "provider_name" varchar(120) not null,
  "status" text not null check ("status" in ('active', 'suspended', 'closed')),
  "address_line1" varchar(120) not null,
  "address_line2" varchar(120),
  "town" varchar(80) not null,
  "postcode" varchar(8) not null,
  "phone" varchar(30) not null,
  "email" varchar(200),
  "time_zone" varchar(60) not null,
  "registered_manager" uuid,
  "deputy_manager" uuid,
  "max_residents" integer not null check ("max_residents" between 1 and 200),
  "min_staffing" jsonb not null,
  "on_call_phone" varchar(30),
  "emergency_info" text check (char_length("emergency_info") <= 4000),
  "settings" jsonb not null
);

create table "group" (
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
  "name" varchar(80) not null,
  "description" text check (char_length("description") <= 500),
  "permissions" uuid[] not null default '{}',
  "is_system" boolean
);

create table "permission" (
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
  "name" varchar(200) not null,
  "codename" varchar(120) not null,
  "entity" varchar(60),
  "is_custom" boolean not null
);

create table "staff" (
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
  "first_name" varchar(120) not null,
  "last_name" varchar(120) not null,
  "preferred_name" varchar(120),
  "photo" uuid,
  "staff_number" varchar(30),
  "phone" varchar(30) not null,
  "email" varchar(200) not null,
  "date_of_birth" date,
  "address" text check (char_length("address") <= 500),
  "emergency_contact" jsonb,
  "languages" text[] not null default '{}',
  "alert_preferences" jsonb,
  "role" text not null check ("role" in ('manager', 'deputy', 'senior', 'nurse', 'support_worker', 'night_worker', 'domestic', 'cook', 'maintenance', 'admin', 'volunteer')),
  "job_title" varchar(120),
  "employment_type" text check ("employment_type" in ('permanent', 'fixed_term', 'bank', 'agency', 'volunteer')),
  "agency_name" varchar(120),
  "homes" uuid[] not null default '{}',
  "default_home" uuid,
  "line_manager" uuid,
  "start_date" date not null,
  "end_date" date,
  "contracted_hours" numeric(14,2) check ("contracted_hours" between 0 and 60),
  "wtr_opt_out" boolean,
  "wtr_opt_out_date" date,
  "status" text not null check ("status" in ('applicant', 'onboarding', 'active', 'suspended', 'long_leave', 'left')),
  "username" varchar(150) not null,
  "is_active" boolean not null,
  "is_superuser" boolean not null,
  "groups" uuid[] not null default '{}',
  "access_starts_at" timestamptz(3),
  "access_expires_at" timestamptz(3),
  "last_login" timestamptz(3),
  "must_change_password" boolean,
  "identity_checked_on" date,
  "right_to_work_type" text check ("right_to_work_type" in ('uk_irish', 'settled', 'time_limited', 'not_checked')),
  "rtw_checked_on" date,
  "rtw_expiry" date,
  "dbs_level" text check ("dbs_level" in ('basic', 'standard', 'enhanced', 'enhanced_barred')),
  "dbs_number" varchar(12),
  "dbs_issued_on" date,
  "dbs_update_service" boolean,
  "dbs_last_checked" date,
  "references_received" integer check ("references_received" between 0 and 20),
  "work_history_complete" boolean,
  "gaps_explained" boolean,
  "health_declaration" boolean,
  "professional_body" text check ("professional_body" in ('none', 'nmc', 'hcpc', 'swe', 'sssc', 'scw', 'niscc')),
  "registration_number" varchar(40),
  "registration_expiry" date,
  "vetting_exception_on" date,
  "vetting_exception" text check (char_length("vetting_exception") <= 2000),
  "induction_completed_on" date,
  "care_certificate" text check ("care_certificate" in ('not_started', 'in_progress', 'complete', 'exempt')),
  "training" jsonb not null default '[]',
  "supervisions" jsonb not null default '[]',
  "appraisal_due" date,
  "may_lead_shift" boolean,
  "first_aider" boolean,
  "medicines_competent" boolean,
  "hoist_competent" boolean,
  "driver" boolean,
  "restraint_trained" boolean,
  "restraint_trained_expiry" date
);

create table "resident" (
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
  "national_id_type" text not null check ("national_id_type" in ('nhs_number', 'chi_number', 'hsc_number', 'local')),
  "national_id" varchar(20) not null,
  "title" varchar(20),
  "first_name" varchar(120) not null,
  "last_name" varchar(120) not null,
  "preferred_name" varchar(120),
  "date_of_birth" date not null,
  "gender" text check ("gender" in ('female', 'male', 'non_binary', 'other', 'not_stated')),
  "pronouns" varchar(40),
  "ethnicity" varchar(80),
  "religion" varchar(80),
  "first_language" varchar(60),
  "interpreter_needed" boolean,
  "marital_status" text check ("marital_status" in ('single', 'married', 'civil_partnership', 'partner', 'separated', 'divorced', 'widowed', 'not_stated')),
  "photo" uuid,
  "photo_taken_on" date,
  "room" varchar(20),
  "admission_date" date not null,
  "admission_type" text check ("admission_type" in ('permanent', 'respite', 'emergency', 'trial', 'reablement')),
  "admitted_from" varchar(200),
  "key_worker" uuid,
  "co_key_worker" uuid,
  "placing_authority" varchar(120),
  "social_worker" jsonb,
  "care_coordinator" jsonb,
  "funding_type" text check ("funding_type" in ('self', 'local_authority', 'nhs_chc', 'fnc', 'section_117', 'joint', 'other')),
  "status" text not null check ("status" in ('pre_admission', 'current', 'hospital', 'on_leave', 'discharged', 'deceased')),
  "expected_return_date" date,
  "is_discharged_status" boolean not null,
  "gp_name" varchar(120) not null,
  "gp_practice" varchar(200),
  "gp_phone" varchar(30) not null,
  "pharmacy" varchar(200),
  "dentist" varchar(200),
  "optician" varchar(200),
  "chiropodist" varchar(200),
  "other_professionals" jsonb not null default '[]',
  "diagnoses" text[] not null default '{}',
  "allergies" jsonb not null default '[]',
  "no_known_allergies" boolean,
  "on_anticoagulant" boolean,
  "has_epilepsy" boolean,
  "diabetes" text check ("diabetes" in ('none', 'type1', 'type2')),
  "has_dysphagia" boolean,
  "iddsi_fluid_level" integer check ("iddsi_fluid_level" between 0 and 4),
  "iddsi_food_level" integer check ("iddsi_food_level" between 3 and 7),
  "diet" varchar(200),
  "infection_flag" boolean,
  "height_cm" numeric(14,1) check ("height_cm" between 100 and 230),
  "mobility" text check ("mobility" in ('independent', 'aid', 'one_person', 'two_person', 'hoist', 'bed')),
  "continence" varchar(200),
  "hearing" varchar(200),
  "sight" varchar(200),
  "aids" text[] not null default '{}',
  "smoker" boolean,
  "fluid_target_ml" integer check ("fluid_target_ml" between 500 and 4000),
  "fluid_restriction_ml" integer check ("fluid_restriction_ml" between 250 and 4000),
  "target_weight_min_kg" numeric(14,1) check ("target_weight_min_kg" between 20 and 300),
  "target_weight_max_kg" numeric(14,1) check ("target_weight_max_kg" between 20 and 300),
  "usual_presentation" text check (char_length("usual_presentation") <= 4000),
  "relapse_indicators" text[] not null default '{}',
  "trigger_factors" text[] not null default '{}',
  "calming_strategies" text check (char_length("calming_strategies") <= 4000),
  "baseline_news2" integer check ("baseline_news2" between 0 and 20),
  "mha_status" text check ("mha_status" in ('informal', 'section_117', 'cto', 'guardianship', 'conditional_discharge', 'section_17_leave', 'none')),
  "mha_review_date" date,
  "dols_status" text check ("dols_status" in ('not_required', 'to_apply', 'applied', 'urgent', 'standard', 'refused', 'expired')),
  "dols_start" date,
  "dols_expiry" date,
  "dols_conditions" text check (char_length("dols_conditions") <= 2000),
  "capacity_notes" text check (char_length("capacity_notes") <= 4000),
  "dnacpr_status" text check ("dnacpr_status" in ('none', 'in_place', 'not_discussed')),
  "dnacpr_date" date,
  "dnacpr_review" date,
  "dnacpr_location" varchar(200),
  "respect_form" boolean,
  "advance_decision" boolean,
  "lpa_health" uuid,
  "lpa_finance" uuid,
  "deputy" uuid,
  "appointee" uuid,
  "important_to_me" text check (char_length("important_to_me") <= 4000),
  "how_to_support_me" text check (char_length("how_to_support_me") <= 4000),
  "communication" text check (char_length("communication") <= 4000),
  "likes" text check (char_length("likes") <= 4000),
  "dislikes" text check (char_length("dislikes") <= 4000),
  "daily_routine" text check (char_length("daily_routine") <= 4000),
  "life_story" text check (char_length("life_story") <= 4000),
  "cultural_needs" text check (char_length("cultural_needs") <= 4000),
  "peep" text check (char_length("peep") <= 4000),
  "missing_person_profile" text check (char_length("missing_person_profile") <= 4000),
  "header_flags" text[] not null default '{}' check ("header_flags" <@ array['allergy', 'falls', 'choking', 'dnacpr', 'dols', 'diabetes', 'epilepsy', 'anticoagulant', 'infection', 'self_harm', 'absconding', 'two_staff', 'hoist', 'communication']::text[]),
  "consent_photo" text check ("consent_photo" in ('yes', 'no', 'best_interests', 'not_asked')),
  "consent_photo_date" date,
  "consent_share" text check ("consent_share" in ('yes', 'no', 'best_interests', 'not_asked')),
  "consent_share_date" date,
  "consent_night_checks" text check ("consent_night_checks" in ('yes', 'no', 'best_interests', 'not_asked')),
  "consent_night_checks_date" date,
  "consent_money_support" text check ("consent_money_support" in ('yes', 'no', 'best_interests', 'not_asked')),
  "consent_money_support_date" date
);

create table "care_tracking" (
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
  "weight" boolean not null,
  "fluid_intake" boolean not null,
  "bath" boolean not null,
  "mood" boolean not null,
  "sleep" boolean not null,
  "morning_routine" boolean not null,
  "afternoon_routine" boolean not null,
  "incident" boolean not null,
  "care" boolean not null,
  "details" jsonb not null default '[]'
);

create table "family" (
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
  "first_name" varchar(120) not null,
  "last_name" varchar(120) not null,
  "relationship" text not null check ("relationship" in ('spouse_partner', 'parent', 'child', 'sibling', 'grandchild', 'other_relative', 'friend', 'advocate', 'imca', 'solicitor', 'social_worker', 'attorney', 'deputy', 'appointee', 'other')),
  "is_active" boolean not null,
  "phone" varchar(30),
  "mobile" varchar(30),
  "email" varchar(200),
  "address" text check (char_length("address") <= 500),
  "call_at_night" boolean,
  "is_next_of_kin" boolean,
  "is_emergency_contact" boolean not null,
  "emergency_order" integer check ("emergency_order" between 1 and 5),
  "contact_for" text[] not null default '{}' check ("contact_for" <@ array['incident', 'hospital', 'death', 'review', 'money', 'general']::text[]),
  "information_level" text not null check ("information_level" in ('full', 'limited', 'none')),
  "lpa_health" boolean,
  "lpa_finance" boolean,
  "is_deputy" boolean,
  "is_appointee" boolean,
  "proof_of_authority" uuid[] not null default '{}',
  "contact_restricted" boolean,
  "restriction_details" text check (char_length("restriction_details") <= 2000)
);

create table "inventory" (
  id uuid primary key,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  created_by uuid,
  updated_at timestamptz(3) not null,
  updated_by uuid,
  deleted boolean not null default false,
  deleted_at timestamptz(3),
  deleted_by uuid,
  deletion_reason varchar(500),
  warning_codes text[] not null default '{}',
  first_content bytea,
  "resident" uuid not null,
  "home" uuid,
  "item_name" varchar(200) not null,
  "quantity" integer not null check ("quantity" between 0 and 10000),
  "description" text check (char_length("description") <= 2000),
  "category" text not null check ("category" in ('clothing', 'footwear', 'jewellery', 'watch', 'electrical', 'furniture', 'mobility_aid', 'glasses', 'hearing_aid', 'dentures', 'documents', 'bank_card_held', 'keys', 'phone_tablet', 'religious', 'sentimental', 'toiletries', 'money_in_safe', 'other')),
  "condition" text not null check ("condition" in ('new', 'good', 'fair', 'poor', 'damaged')),
  "identifying_marks" varchar(300),
  "serial_number" varchar(80),
  "photo" uuid,
  "pat_tested_on" date,
  "is_valuable" boolean not null,
  "estimated_value" numeric(14,2) check ("estimated_value" between 0 and 1000000),
  "location" text not null check ("location" in ('bedroom', 'home_safe', 'with_resident', 'with_family', 'laundry', 'other')),
  "acquired_on" date,
  "acquired_how" text check ("acquired_how" in ('admission', 'purchased', 'gift', 'returned')),
  "resident_agreed" text not null check ("resident_agreed" in ('yes', 'no', 'unable', 'best_interests')),
  "witness" uuid not null,
  "staff" uuid,
  "status" text not null check ("status" in ('present', 'in_safe', 'lent', 'missing', 'damaged', 'returned', 'disposed')),
  "status_date" date,
  "status_reason" varchar(300),
  "returned_to" varchar(120),
  "return_signed" boolean,
  "last_checked_on" date
);

create table "discharge" (
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
  "discharge_type" text not null check ("discharge_type" in ('home', 'supported_living', 'other_care_home', 'nursing_home', 'hospital_permanent', 'family', 'prison', 'self_discharge', 'notice_by_home', 'end_of_respite', 'deceased', 'other')),
  "notice_date" date,
  "planned_date" date,
  "discharge_date" date,
  "destination" varchar(300),
  "destination_contact" varchar(200),
  "reason" text not null check (char_length("reason") <= 2000),
  "resident_view" text check (char_length("resident_view") <= 2000),
  "summary" text not null check (char_length("summary") <= 10000),
  "follow_up" text check (char_length("follow_up") <= 2000),
  "died_at" timestamptz(3),
  "place" varchar(200),
  "expected" text check ("expected" in ('yes', 'no')),
  "cause_if_known" varchar(300),
  "verified_by" varchar(200),
  "gp_or_police_told_at" timestamptz(3),
  "coroner" text check ("coroner" in ('yes', 'no', 'unknown')),
  "next_of_kin_told_at" timestamptz(3),
  "regulator_notified_at" timestamptz(3),
  "regulator_reference" varchar(60),
  "wishes_followed" text check (char_length("wishes_followed") <= 2000),
  "property_checked_and_returned" jsonb,
  "valuables_returned_signed" jsonb,
  "money_balance_returned_signed" jsonb,
  "medicines_handed_over" jsonb,
  "equipment_returned" jsonb,
  "keys_returned" jsonb,
  "records_summary_sent" jsonb,
  "gp_informed" jsonb,
  "social_worker_informed" jsonb,
  "family_informed" jsonb,
  "dols_body_informed" jsonb,
  "benefits_informed" jsonb,
  "appointments_cancelled" jsonb,
  "room_checked" jsonb,
  "body_map_on_leaving" jsonb,
  "final_evaluation" jsonb,
  "status" text not null check ("status" in ('draft', 'in_progress', 'completed', 'reversed')),
  "completed_by" uuid,
  "completed_at" timestamptz(3),
  "reversal_reason" text check (char_length("reversal_reason") <= 1000)
);

create table "rota" (
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
  "date" date not null,
  "shift_type" text not null check ("shift_type" in ('early', 'late', 'mid', 'long_day', 'waking_night', 'sleep_in', 'on_call', 'office', 'training', 'annual_leave', 'sick', 'off')),
  "start_at" timestamptz(3) not null,
  "end_at" timestamptz(3) not null,
  "break_minutes" integer not null check ("break_minutes" between 0 and 120),
  "staff" uuid,
  "role_on_shift" text not null check ("role_on_shift" in ('shift_lead', 'senior', 'support', 'nurse', 'float', 'one_to_one', 'shadow')),
  "one_to_one_resident" uuid,
  "cover_for" uuid,
  "override_reason" varchar(300),
  "status" text not null check ("status" in ('draft', 'published', 'accepted', 'declined', 'swap_requested', 'worked', 'absent', 'cancelled')),
  "actual_start" timestamptz(3),
  "actual_end" timestamptz(3),
  "sleep_in_disturbances" jsonb not null default '[]',
  "absence_reason" varchar(300),
  "notes" text check (char_length("notes") <= 2000)
);

create table "appointment" (
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
  "resident" uuid,
  "title" varchar(200) not null,
  "appointment_type" text not null check ("appointment_type" in ('gp', 'hospital', 'dentist', 'optician', 'chiropody', 'cmht', 'psychiatry', 'psychology', 'social_worker', 'review_meeting', 'blood_test', 'vaccination', 'dietitian', 'salt', 'physio_ot', 'tribunal', 'benefits', 'family_visit', 'activity', 'contractor', 'other')),
  "starts_at" timestamptz(3) not null,
  "ends_at" timestamptz(3),
  "with_whom" varchar(200),
  "location" varchar(200),
  "repeat" text not null check ("repeat" in ('none', 'weekly', 'monthly', 'custom')),
  "repeat_details" varchar(200),
  "transport" text check ("transport" in ('none', 'house_car', 'taxi', 'ambulance', 'family', 'public', 'walk')),
  "escort_needed" boolean,
  "escort_staff" uuid,
  "preparation" text check (char_length("preparation") <= 2000),
  "take_documents" uuid[] not null default '{}',
  "reminders" text[] not null default '{}' check ("reminders" <@ array['30', '60', '120', '1440', '2880', '10080']::text[]),
  "status" text not null check ("status" in ('scheduled', 'confirmed', 'attended', 'did_not_attend', 'cancelled', 'rescheduled')),
  "outcome" text check (char_length("outcome") <= 4000),
  "follow_up_actions" text check (char_length("follow_up_actions") <= 2000),
  "next_appointment" uuid,
  "cancel_reason" varchar(300)
);

create table "note" (
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
  "occurred_at" timestamptz(3) not null,
  "recorded_by" uuid,
  "recorded_at" timestamptz(3),
  "shift" text check ("shift" in ('early', 'late', 'long_day', 'waking_night', 'sleep_in')),
  "is_late_entry" boolean,
  "late_entry_reason" text check ("late_entry_reason" in ('resident_needed_support', 'system_unavailable', 'told_later', 'forgot', 'other')),
  "late_entry_reason_text" varchar(300),
  "edit_reason" text check ("edit_reason" in ('typo', 'clarification', 'late_information', 'wrong_resident', 'other')),
  "edit_reason_text" varchar(300),
  "notes" text check (char_length("notes") <= 4000),
  "attachments" uuid[] not null default '{}',
  "resident" uuid,
  "category" text not null check ("category" in ('daily', 'activity', 'health', 'night', 'key_work', 'behaviour', 'family_contact', 'professional_contact', 'finance', 'visitor', 'house', 'other')),
  "body" text not null check (char_length("body") <= 10000),
  "is_important" boolean not null,
  "include_in_handover" boolean,
  "visibility" text not null check ("visibility" in ('team', 'senior_only')),
  "linked_plan" uuid,
  "linked_object" jsonb,
  "witness" uuid
);

create table "attachment" (
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
  "file" uuid not null,
  "title" varchar(200) not null,
  "category" text not null check ("category" in ('care_plan', 'assessment', 'legal', 'mca_dols', 'consent', 'hospital', 'photo', 'receipt', 'certificate', 'policy', 'id_document', 'correspondence', 'other')),
  "document_date" date,
  "expiry_date" date,
  "resident" uuid,
  "staff" uuid,
  "linked_object" jsonb,
  "is_sensitive" boolean not null,
  "sha256" varchar(64),
  "size" integer check ("size" between 0 and 20971520),
  "mime" varchar(120),
  "scan_status" text check ("scan_status" in ('not_configured', 'pending', 'clean', 'infected')),
  "status" text not null check ("status" in ('uploaded', 'available', 'quarantined'))
);

create table "handover" (
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
  "handover_date" date not null,
  "from_shift" text not null check ("from_shift" in ('early', 'late', 'long_day', 'waking_night', 'sleep_in')),
  "to_shift" text not null check ("to_shift" in ('early', 'late', 'long_day', 'waking_night', 'sleep_in')),
  "given_by" uuid not null,
  "received_by" uuid[] not null default '{}',
  "staff_on_next_shift" uuid[] not null default '{}',
  "house_issues" text check (char_length("house_issues") <= 4000),
  "keys_handed" boolean,
  "phones_handed" boolean,
  "money_count" uuid,
  "fire_panel_ok" boolean,
  "visitors" text check (char_length("visitors") <= 2000),
  "maintenance" text check (char_length("maintenance") <= 2000),
  "tasks" jsonb not null default '[]',
  "status" text not null check ("status" in ('draft', 'given', 'received')),
  "addenda" jsonb not null default '[]'
);

create table "handover_resident" (
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
  "handover" uuid not null,
  "priority" text not null check ("priority" in ('routine', 'watch', 'urgent')),
  "whereabouts" text not null check ("whereabouts" in ('in', 'out', 'hospital', 'leave', 'appointment')),
  "risk_change" text not null check ("risk_change" in ('none', 'up', 'down')),
  "observation_level" text check ("observation_level" in ('general', 'intermittent', 'within_eyesight', 'within_arms_length')),
  "remark" varchar(280),
  "questions" jsonb not null default '[]',
  "acknowledged_by" uuid[] not null default '{}',
  "situation" text check (char_length("situation") <= 8000),
  "background" text check (char_length("background") <= 8000),
  "assessment" text check (char_length("assessment") <= 8000),
  "recommendation" text check (char_length("recommendation") <= 8000),
  "mood" varchar(200),
  "sleep_hours" numeric(14,1) check ("sleep_hours" between 0 and 24),
  "meals" varchar(200),
  "fluid_total_ml" integer check ("fluid_total_ml" between 0 and 20000),
  "fluid_target_ml" integer check ("fluid_target_ml" between 0 and 20000),
  "bowels" varchar(200),
  "personal_care_done" varchar(300),
  "personal_care_declined" varchar(300),
  "incidents" uuid[] not null default '{}',
  "new_marks" uuid[] not null default '{}',
  "flagged_notes" uuid[] not null default '{}',
  "appointments" uuid[] not null default '{}',
  "open_alerts" uuid[] not null default '{}',
  "frozen" text,
  "hash" varchar(64)
);

create table "suggestion" (
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
  "from_type" text not null check ("from_type" in ('resident', 'family', 'staff', 'visitor', 'professional', 'anonymous')),
  "is_anonymous" boolean not null,
  "from_name" varchar(120),
  "category" text not null check ("category" in ('food', 'activities', 'environment', 'care', 'staffing', 'communication', 'other')),
  "title" varchar(200) not null,
  "body" text not null check (char_length("body") <= 4000),
  "is_complaint" boolean not null,
  "status" text not null check ("status" in ('new', 'acknowledged', 'considering', 'agreed', 'declined', 'done')),
  "response" text check (char_length("response") <= 4000),
  "responded_by" uuid,
  "responded_at" timestamptz(3),
  "show_on_board" boolean not null
);

create table "notification" (
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
  "title" varchar(200) not null,
  "message" text check (char_length("message") <= 4000),
  "severity" text not null check ("severity" in ('info', 'low', 'medium', 'high', 'critical')),
  "category" text not null check ("category" in ('clinical', 'safety', 'safeguarding', 'task', 'money', 'staffing', 'property', 'system')),
  "rule_code" varchar(40) not null,
  "resident" uuid,
  "linked_object" jsonb,
  "raised_at" timestamptz(3),
  "due_at" timestamptz(3),
  "staff" uuid,
  "recipients" jsonb not null default '[]',
  "informed" uuid[] not null default '{}',
  "status" text not null check ("status" in ('active', 'acknowledged', 'actioned', 'snoozed', 'cleared', 'entered_in_error')),
  "action_plan" text check (char_length("action_plan") <= 4000),
  "snoozed_until" timestamptz(3),
  "cleared_by" text check ("cleared_by" in ('rule', 'person')),
  "escalation_level" integer not null check ("escalation_level" between 0 and 9)
);

create table "bath" (
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
  "occurred_at" timestamptz(3) not null,
  "recorded_by" uuid,
  "recorded_at" timestamptz(3),
  "shift" text check ("shift" in ('early', 'late', 'long_day', 'waking_night', 'sleep_in')),
  "is_late_entry" boolean,
  "late_entry_reason" text check ("late_entry_reason" in ('resident_needed_support', 'system_unavailable', 'told_later', 'forgot', 'other')),
  "late_entry_reason_text" varchar(300),
  "edit_reason" text check ("edit_reason" in ('typo', 'clarification', 'late_information', 'wrong_resident', 'other')),
  "edit_reason_text" varchar(300),
  "notes" text check (char_length("notes") <= 4000),
  "attachments" uuid[] not null default '{}',
  "bath_type" text not null check ("bath_type" in ('bath', 'assisted_bath_hoist', 'shower', 'wet_room', 'bed_bath', 'strip_wash')),
  "outcome" text not null check ("outcome" in ('completed', 'partly', 'declined', 'not_needed', 'not_done')),
  "declined_reason" text check ("declined_reason" in ('not_now', 'pain', 'distressed', 'prefers_other_staff', 'asleep', 'unwell', 'other')),
  "declined_reason_text" varchar(300),
  "re_offered_at" timestamptz(3),
  "support_level" text not null check ("support_level" in ('independent', 'prompted', 'supervised', 'assisted_one', 'assisted_two', 'full_support')),
  "second_staff" uuid,
  "left_alone" boolean not null,
  "duration_min" integer check ("duration_min" between 1 and 120),
  "equipment" text[] not null default '{}' check ("equipment" <@ array['bath_hoist', 'shower_chair', 'slip_mat', 'grab_rail', 'lift']::text[]),
  "water_temperature" numeric(14,1) check ("water_temperature" between 10 and 80),
  "temperature_action" text check ("temperature_action" in ('cooled_and_retested', 'outlet_not_used', 'resident_already_in_water')),
  "retest_temperature" numeric(14,1) check ("retest_temperature" between 10 and 44),
  "thermometer_used" boolean not null,
  "outlet_asset" uuid,
  "skin_checked" boolean not null,
  "skin_concern" boolean not null,
  "hair_washed" boolean,
  "nails_done" boolean,
  "shaved" boolean,
  "creams_applied" boolean
);

create table "weight" (
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
  "occurred_at" timestamptz(3) not null,
  "recorded_by" uuid,
  "recorded_at" timestamptz(3),
  "shift" text check ("shift" in ('early', 'late', 'long_day', 'waking_night', 'sleep_in')),
  "is_late_entry" boolean,
  "late_entry_reason" text check ("late_entry_reason" in ('resident_needed_support', 'system_unavailable', 'told_later', 'forgot', 'other')),
  "late_entry_reason_text" varchar(300),
  "edit_reason" text check ("edit_reason" in ('typo', 'clarification', 'late_information', 'wrong_resident', 'other')),
  "edit_reason_text" varchar(300),
  "notes" text check (char_length("notes") <= 4000),
  "attachments" uuid[] not null default '{}',
  "outcome" text not null check ("outcome" in ('measured', 'declined', 'unable')),
  "weight_kg" numeric(14,1) check ("weight_kg" between 20 and 300),
  "method" text not null check ("method" in ('standing', 'chair', 'wheelchair', 'hoist', 'bed', 'estimated')),
  "wheelchair_tare_kg" numeric(14,1) check ("wheelchair_tare_kg" between 0.1 and 250),
  "clothing" text check ("clothing" in ('light', 'day', 'heavy', 'none_stated')),
  "scale_asset" uuid,
  "height_cm" numeric(14,1) check ("height_cm" between 100 and 230),
  "ulna_cm" numeric(14,1) check ("ulna_cm" between 15 and 40),
  "muac_cm" numeric(14,1) check ("muac_cm" between 10 and 60),
  "oedema_or_cast" boolean not null,
  "loss_is_planned" boolean not null,
  "acute_disease_effect" boolean not null
);

create table "fluid_intake" (
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
  "occurred_at" timestamptz(3) not null,
  "recorded_by" uuid,
  "recorded_at" timestamptz(3),
  "shift" text check ("shift" in ('early', 'late', 'long_day', 'waking_night', 'sleep_in')),
  "is_late_entry" boolean,
  "late_entry_reason" text check ("late_entry_reason" in ('resident_needed_support', 'system_unavailable', 'told_later', 'forgot', 'other')),
  "late_entry_reason_text" varchar(300),
  "edit_reason" text check ("edit_reason" in ('typo', 'clarification', 'late_information', 'wrong_resident', 'other')),
  "edit_reason_text" varchar(300),
  "notes" text check (char_length("notes") <= 4000),
  "attachments" uuid[] not null default '{}',
  "direction" text not null check ("direction" in ('intake', 'output')),
  "fluid_type" text check ("fluid_type" in ('water', 'tea', 'coffee', 'squash', 'juice', 'milk', 'soup', 'jelly_icecream', 'supplement', 'thickened', 'alcohol', 'feed', 'other')),
  "output_type" text check ("output_type" in ('catheter_urine', 'measured_urine', 'unmeasured_urine', 'vomit', 'stoma', 'drain', 'loose_stool')),
  "offered_ml" integer check ("offered_ml" between 0 and 2000),
  "amount_ml" integer check ("amount_ml" between 0 and 2000),
  "route" text check ("route" in ('oral', 'peg', 'ng', 'subcutaneous')),
  "thickness_level" integer check ("thickness_level" between 0 and 4),
  "support_level" text check ("support_level" in ('independent', 'prompted', 'supervised', 'assisted_one', 'assisted_two', 'full_support')),
  "urine_colour" integer check ("urine_colour" between 1 and 8),
  "outcome" text check ("outcome" in ('all', 'most', 'some', 'chose_not_to'))
);

create table "mood" (
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
  "occurred_at" timestamptz(3) not null,
  "recorded_by" uuid,
  "recorded_at" timestamptz(3),
  "shift" text check ("shift" in ('early', 'late', 'long_day', 'waking_night', 'sleep_in')),
  "is_late_entry" boolean,
  "late_entry_reason" text check ("late_entry_reason" in ('resident_needed_support', 'system_unavailable', 'told_later', 'forgot', 'other')),
  "late_entry_reason_text" varchar(300),
  "edit_reason" text check ("edit_reason" in ('typo', 'clarification', 'late_information', 'wrong_resident', 'other')),
  "edit_reason_text" varchar(300),
  "notes" text check (char_length("notes") <= 4000),
  "attachments" uuid[] not null default '{}',
  "mood_score" integer not null check ("mood_score" between 1 and 5),
  "period" text not null check ("period" in ('morning', 'afternoon', 'evening', 'night')),
  "presentation" text[] not null default '{}' check ("presentation" <@ array['calm', 'content', 'cheerful', 'anxious', 'tearful', 'irritable', 'angry', 'agitated', 'withdrawn', 'flat', 'elated', 'restless', 'suspicious', 'confused', 'fearful']::text[]),
  "reported_by_resident" boolean,
  "resident_words" varchar(500),
  "trigger" text check (char_length("trigger") <= 2000),
  "support_given" text check (char_length("support_given") <= 2000),
  "effect" text check ("effect" in ('better', 'same', 'worse')),
  "self_harm_thoughts" text not null check ("self_harm_thoughts" in ('not_asked', 'denied', 'passive', 'active', 'with_plan')),
  "action_taken" text check (char_length("action_taken") <= 4000),
  "escalated_to" text[] not null default '{}' check ("escalated_to" <@ array['111', '999', 'shift_lead', 'manager', 'on_call', 'gp', 'cmht', 'crisis_team', 'police', 'family']::text[])
);

create table "sleep" (
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
  "occurred_at" timestamptz(3) not null,
  "recorded_by" uuid,
  "recorded_at" timestamptz(3),
  "shift" text check ("shift" in ('early', 'late', 'long_day', 'waking_night', 'sleep_in')),
  "is_late_entry" boolean,
  "late_entry_reason" text check ("late_entry_reason" in ('resident_needed_support', 'system_unavailable', 'told_later', 'forgot', 'other')),
  "late_entry_reason_text" varchar(300),
  "edit_reason" text check ("edit_reason" in ('typo', 'clarification', 'late_information', 'wrong_resident', 'other')),
  "edit_reason_text" varchar(300),
  "notes" text check (char_length("notes") <= 4000),
  "attachments" uuid[] not null default '{}',
  "night_of" date not null,
  "bed_at" timestamptz(3),
  "settled_at" timestamptz(3),
  "woke_at" timestamptz(3),
  "up_at" timestamptz(3),
  "sleep_hours" numeric(14,2) check ("sleep_hours" between 0 and 24),
  "quality" integer check ("quality" between 1 and 5),
  "day_nap_min" integer check ("day_nap_min" between 0 and 600),
  "wakings" integer check ("wakings" between 0 and 30),
  "wake_reasons" text[] not null default '{}' check ("wake_reasons" <@ array['toilet', 'pain', 'noise', 'worry', 'nightmare', 'confusion', 'hunger', 'other']::text[]),
  "checks" jsonb not null default '[]',
  "check_interval_min" integer check ("check_interval_min" between 0 and 240),
  "night_checks_agreed" text check ("night_checks_agreed" in ('yes', 'no', 'best_interests', 'not_asked')),
  "status" text not null check ("status" in ('open', 'closed'))
);

create table "care" (
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
  "occurred_at" timestamptz(3) not null,
  "recorded_by" uuid,
  "recorded_at" timestamptz(3),
  "shift" text check ("shift" in ('early', 'late', 'long_day', 'waking_night', 'sleep_in')),
  "is_late_entry" boolean,
  "late_entry_reason" text check ("late_entry_reason" in ('resident_needed_support', 'system_unavailable', 'told_later', 'forgot', 'other')),
  "late_entry_reason_text" varchar(300),
  "edit_reason" text check ("edit_reason" in ('typo', 'clarification', 'late_information', 'wrong_resident', 'other')),
  "edit_reason_text" varchar(300),
  "notes" text check (char_length("notes") <= 4000),
  "attachments" uuid[] not null default '{}',
  "appearance" text not null check ("appearance" in ('well_kept', 'usual', 'unkempt', 'neglected')),
  "behaviour" text[] not null default '{}' check ("behaviour" <@ array['settled', 'cooperative', 'guarded', 'withdrawn', 'restless', 'overactive', 'disinhibited', 'hostile', 'aggressive', 'ritualistic', 'responding_to_unseen']::text[]),
  "eye_contact" text check ("eye_contact" in ('good', 'reduced', 'avoidant', 'staring')),
  "engagement" text check ("engagement" in ('good', 'partial', 'poor', 'refused')),
  "speech" text[] not null default '{}' check ("speech" <@ array['usual', 'quiet', 'loud', 'fast', 'slow', 'pressured', 'muddled', 'mute']::text[]),
  "mood_in_own_words" varchar(300),
  "observed_affect" text[] not null default '{}' check ("observed_affect" <@ array['steady', 'low', 'anxious', 'irritable', 'elated', 'flat', 'changeable', 'mismatch']::text[]),
  "thoughts" text[] not null default '{}' check ("thoughts" <@ array['clear', 'worries', 'suspicious', 'grand', 'guilt', 'hopeless', 'fixed_ideas', 'muddled', 'not_shared']::text[]),
  "perception" text[] not null default '{}' check ("perception" <@ array['none_noted', 'hears_voices', 'sees_things', 'other', 'not_shared']::text[]),
  "voices_commanding" boolean,
  "orientation" jsonb,
  "concentration" text check ("concentration" in ('good', 'reduced', 'poor')),
  "insight" text check ("insight" in ('full', 'partial', 'none', 'not_assessed')),
  "appetite" text check ("appetite" in ('better', 'usual', 'worse')),
  "energy" text check ("energy" in ('better', 'usual', 'worse')),
  "sleep_view" text check ("sleep_view" in ('better', 'usual', 'worse')),
  "medicines_attitude" text check ("medicines_attitude" in ('accepting', 'reluctant', 'declining', 'not_applicable')),
  "substance_signs" text check ("substance_signs" in ('none', 'suspected', 'known')),
  "risk_to_self" integer not null check ("risk_to_self" between 0 and 3),
  "risk_to_others" integer not null check ("risk_to_others" between 0 and 3),
  "risk_from_others" integer not null check ("risk_from_others" between 0 and 3),
  "self_neglect" integer not null check ("self_neglect" between 0 and 3),
  "leaving_unsafely" integer not null check ("leaving_unsafely" between 0 and 3),
  "highest_risk" integer check ("highest_risk" between 0 and 3),
  "warning_signs_seen" text[] not null default '{}',
  "change_since_last" text not null check ("change_since_last" in ('improved', 'same', 'slightly_worse', 'much_worse')),
  "action_taken" text check (char_length("action_taken") <= 4000),
  "escalated_to" text[] not null default '{}' check ("escalated_to" <@ array['111', '999', 'shift_lead', 'manager', 'on_call', 'gp', 'cmht', 'crisis_team', 'police', 'family']::text[]),
  "escalated_at" timestamptz(3)
);

create table "morning_routine" (
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
  "occurred_at" timestamptz(3) not null,
  "recorded_by" uuid,
  "recorded_at" timestamptz(3),
  "shift" text check ("shift" in ('early', 'late', 'long_day', 'waking_night', 'sleep_in')),
  "is_late_entry" boolean,
  "late_entry_reason" text check ("late_entry_reason" in ('resident_needed_support', 'system_unavailable', 'told_later', 'forgot', 'other')),
  "late_entry_reason_text" varchar(300),
  "edit_reason" text check ("edit_reason" in ('typo', 'clarification', 'late_information', 'wrong_resident', 'other')),
  "edit_reason_text" varchar(300),
  "notes" text check (char_length("notes") <= 4000),
  "attachments" uuid[] not null default '{}',
  "routine_date" date not null,
  "up_at" text not null check ("up_at" ~ '^[0-9]{2}:[0-9]{2}$'),
  "mood_on_waking" integer check ("mood_on_waking" between 1 and 5),
  "wash" jsonb,
  "mouth_care" jsonb,
  "dentures" jsonb,
  "hair" jsonb,
  "shave" jsonb,
  "skin_creams" jsonb,
  "dressed_own_choice" jsonb,
  "continence_care" jsonb,
  "bowels_opened" text check ("bowels_opened" in ('yes', 'no', 'unknown')),
  "stool_type" integer check ("stool_type" between 1 and 7),
  "skin_concern" boolean not null,
  "glasses" jsonb,
  "hearing_aids" jsonb,
  "walking_aid_in_reach" jsonb,
  "breakfast" text check ("breakfast" in ('none', 'quarter', 'half', 'three_quarters', 'all')),
  "drink_ml" integer check ("drink_ml" between 0 and 2000),
  "room_and_bed" jsonb,
  "call_bell_in_reach" jsonb,
  "floor_clear" jsonb,
  "plan_for_day_agreed" jsonb,
  "overall_note" text check (char_length("overall_note") <= 4000),
  "concerns" boolean not null,
  "tasks_shown" text[] not null default '{}' check ("tasks_shown" <@ array['wash', 'mouth_care', 'dentures', 'hair', 'shave', 'skin_creams', 'dressed_own_choice', 'continence_care', 'glasses', 'hearing_aids', 'walking_aid_in_reach', 'room_and_bed', 'call_bell_in_reach', 'floor_clear', 'plan_for_day_agreed']::text[]),
  "completion_pct" integer check ("completion_pct" between 0 and 100),
  "independence_pct" integer check ("independence_pct" between 0 and 100),
  "declined_tasks" text[] not null default '{}' check ("declined_tasks" <@ array['wash', 'mouth_care', 'dentures', 'hair', 'shave', 'skin_creams', 'dressed_own_choice', 'continence_care', 'glasses', 'hearing_aids', 'walking_aid_in_reach', 'room_and_bed', 'call_bell_in_reach', 'floor_clear', 'plan_for_day_agreed']::text[]),
  "status" text not null check ("status" in ('open', 'complete', 'locked'))
);

create table "afternoon_routine" (
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
  "occurred_at" timestamptz(3) not null,
  "recorded_by" uuid,
  "recorded_at" timestamptz(3),
  "shift" text check ("shift" in ('early', 'late', 'long_day', 'waking_night', 'sleep_in')),
  "is_late_entry" boolean,
  "late_entry_reason" text check ("late_entry_reason" in ('resident_needed_support', 'system_unavailable', 'told_later', 'forgot', 'other')),
  "late_entry_reason_text" varchar(300),
  "edit_reason" text check ("edit_reason" in ('typo', 'clarification', 'late_information', 'wrong_resident', 'other')),
  "edit_reason_text" varchar(300),
  "notes" text check (char_length("notes") <= 4000),
  "attachments" uuid[] not null default '{}',
  "routine_date" date not null,
  "lunch" text check ("lunch" in ('none', 'quarter', 'half', 'three_quarters', 'all')),
  "tea_or_supper" text check ("tea_or_supper" in ('none', 'quarter', 'half', 'three_quarters', 'all')),
  "snacks" text check ("snacks" in ('none', 'quarter', 'half', 'three_quarters', 'all')),
  "drink_ml" integer check ("drink_ml" between 0 and 2000),
  "activity" jsonb,
  "fresh_air" jsonb,
  "community_access" jsonb,
  "living_skills" jsonb,
  "family_or_visitor" jsonb,
  "rest" jsonb,
  "continence_care" jsonb,
  "mouth_care_pm" jsonb,
  "wash_pm" jsonb,
  "night_clothes" jsonb,
  "room_safe" jsonb,
  "call_bell_in_reach" jsonb,
  "bowels_opened" text check ("bowels_opened" in ('yes', 'no', 'unknown')),
  "stool_type" integer check ("stool_type" between 1 and 7),
  "mood_evening" integer check ("mood_evening" between 1 and 5),
  "settled_at" text check ("settled_at" ~ '^[0-9]{2}:[0-9]{2}$'),
  "overall_note" text check (char_length("overall_note") <= 4000),
  "concerns" boolean not null,
  "tasks_shown" text[] not null default '{}' check ("tasks_shown" <@ array['activity', 'fresh_air', 'community_access', 'living_skills', 'family_or_visitor', 'rest', 'continence_care', 'mouth_care_pm', 'wash_pm', 'night_clothes', 'room_safe', 'call_bell_in_reach']::text[]),
  "completion_pct" integer check ("completion_pct" between 0 and 100),
  "independence_pct" integer check ("independence_pct" between 0 and 100),
  "declined_tasks" text[] not null default '{}' check ("declined_tasks" <@ array['activity', 'fresh_air', 'community_access', 'living_skills', 'family_or_visitor', 'rest', 'continence_care', 'mouth_care_pm', 'wash_pm', 'night_clothes', 'room_safe', 'call_bell_in_reach']::text[]),
  "status" text not null check ("status" in ('open', 'complete', 'locked'))
);

create table "incident" (
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
  "occurred_at" timestamptz(3) not null,
  "recorded_by" uuid,
  "recorded_at" timestamptz(3),
  "shift" text check ("shift" in ('early', 'late', 'long_day', 'waking_night', 'sleep_in')),
  "is_late_entry" boolean,
  "late_entry_reason" text check ("late_entry_reason" in ('resident_needed_support', 'system_unavailable', 'told_later', 'forgot', 'other')),
  "late_entry_reason_text" varchar(300),
  "edit_reason" text check ("edit_reason" in ('typo', 'clarification', 'late_information', 'wrong_resident', 'other')),
  "edit_reason_text" varchar(300),
  "notes" text check (char_length("notes") <= 4000),
  "attachments" uuid[] not null default '{}',
  "incident_type" text not null check ("incident_type" in ('fall', 'injury', 'burn_scald', 'choking', 'medicine_event', 'self_harm', 'aggression_to_other', 'aggression_to_staff', 'property_damage', 'behaviour_of_concern', 'seizure', 'illness', 'absconding_missing', 'safeguarding', 'pressure_damage', 'infection', 'fire', 'security', 'money_loss', 'data_breach', 'equipment_failure', 'near_miss', 'death', 'other')),
  "location" text not null check ("location" in ('room', 'lounge', 'kitchen', 'bathroom', 'stairs', 'garden', 'community', 'vehicle', 'other')),
  "description" text not null,
  "people_involved" jsonb not null default '[]',
  "witness_statements" jsonb not null default '[]',
  "immediate_actions" text not null check (char_length("immediate_actions") <= 4000),
  "person_in_charge" uuid not null,
  "severity" text not null check ("severity" in ('near_miss', 'no_harm', 'low', 'moderate', 'severe', 'death')),
  "injuries" text check (char_length("injuries") <= 4000),
  "bodymap" uuid[] not null default '{}',
  "first_aid" text check (char_length("first_aid") <= 2000),
  "treatment" text check ("treatment" in ('111', '999', 'none', 'first_aid', 'gp', 'hospital_attended', 'hospital_admitted')),
  "taken_directly_to_hospital" boolean not null,
  "witnessed" boolean,
  "head_strike" text check ("head_strike" in ('yes', 'no', 'unknown')),
  "conscious_throughout" boolean,
  "found_position" varchar(200),
  "time_on_floor_min" integer check ("time_on_floor_min" between 0 and 2880),
  "footwear" varchar(120),
  "activity_before" varchar(200),
  "new_pain_or_deformity" boolean,
  "mobility_changed" boolean,
  "last_seen_at" timestamptz(3),
  "last_seen_where" varchar(200),
  "clothing" varchar(300),
  "police_called_at" timestamptz(3),
  "police_reference" varchar(60),
  "found_at" timestamptz(3),
  "return_interview" text check (char_length("return_interview") <= 4000),
  "antecedent" text check (char_length("antecedent") <= 4000),
  "behaviour" text[] not null default '{}' check ("behaviour" <@ array['shouting', 'threatening', 'hitting', 'kicking', 'biting', 'grabbing', 'spitting', 'throwing', 'breaking', 'hurting_self', 'undressing', 'leaving', 'other']::text[]),
  "behaviour_text" text check (char_length("behaviour_text") <= 4000),
  "consequence" text check (char_length("consequence") <= 4000),
  "trigger_codes" text[] not null default '{}' check ("trigger_codes" <@ array['noise', 'crowding', 'change_of_plan', 'waiting', 'told_no', 'personal_care', 'another_person', 'pain', 'hunger_thirst', 'tired', 'memories', 'unknown']::text[]),
  "environment_factors" text[] not null default '{}' check ("environment_factors" <@ array['loud', 'hot', 'cold', 'dark', 'bright', 'crowded', 'unfamiliar_place', 'unfamiliar_people']::text[]),
  "likely_function" text check ("likely_function" in ('sensory', 'escape', 'attention', 'tangible', 'pain', 'unknown')),
  "intensity" integer check ("intensity" between 1 and 4),
  "duration_min" integer check ("duration_min" between 0 and 1440),
  "calming_used" text check (char_length("calming_used") <= 2000),
  "restraint_used" boolean not null,
  "restraint_types" text[] not null default '{}' check ("restraint_types" <@ array['physical', 'mechanical', 'environmental', 'chemical_prn', 'seclusion', 'observation']::text[]),
  "restraint_reason" text check (char_length("restraint_reason") <= 2000),
  "deescalation_tried" text check (char_length("deescalation_tried") <= 2000),
  "restraint_start" timestamptz(3),
  "restraint_end" timestamptz(3),
  "restraint_duration_min" integer check ("restraint_duration_min" between 0 and 10080),
  "staff_involved" uuid[] not null default '{}',
  "injury_check_done" boolean,
  "resident_debrief_at" timestamptz(3),
  "staff_debrief_at" timestamptz(3),
  "informed" jsonb not null default '[]',
  "family_not_told_reason" text check (char_length("family_not_told_reason") <= 1000),
  "safeguarding_decision" text not null check ("safeguarding_decision" in ('pending', 'not_needed', 'referred')),
  "safeguarding_reference" varchar(60),
  "safeguarding_at" timestamptz(3),
  "cqc_notifiable" text not null check ("cqc_notifiable" in ('pending', 'no', 'yes')),
  "cqc_category" text check ("cqc_category" in ('serious_injury', 'abuse', 'police', 'dols', 'death', 'service_interruption', 'other')),
  "cqc_reference" varchar(60),
  "cqc_sent_at" timestamptz(3),
  "riddor_status" text not null check ("riddor_status" in ('pending', 'no', 'yes')),
  "riddor_category" text check ("riddor_category" in ('death', 'specified_injury', 'over_7_days', 'non_worker_to_hospital', 'disease', 'dangerous_occurrence')),
  "riddor_reference" varchar(60),
  "riddor_sent_at" timestamptz(3),
  "riddor_due_on" date,
  "duty_of_candour" text not null check ("duty_of_candour" in ('pending', 'no', 'yes')),
  "candour_told_at" timestamptz(3),
  "candour_apology_at" timestamptz(3),
  "candour_written_at" timestamptz(3),
  "root_causes" text check (char_length("root_causes") <= 4000),
  "review_notes" text check (char_length("review_notes") <= 8000),
  "actions" jsonb not null default '[]',
  "lessons" text check (char_length("lessons") <= 4000),
  "shared_with_team_at" timestamptz(3),
  "plans_updated" uuid[] not null default '{}',
  "risks_updated" uuid[] not null default '{}',
  "entered_in_error" boolean not null,
  "entered_in_error_reason" varchar(500),
  "reopen_reason" varchar(500),
  "signed_off_by" uuid,
  "signed_off_at" timestamptz(3),
  "addenda" jsonb not null default '[]',
  "status" text not null check ("status" in ('draft', 'submitted', 'under_review', 'actions_open', 'closed', 'reopened'))
);

create table "accident_scheduler" (
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
  "due_at" timestamptz(3) not null,
  "window_hours" numeric(14,1) not null check ("window_hours" between 0 and 336),
  "assigned_to" uuid,
  "assigned_role" text check ("assigned_role" in ('team', 'shift_lead', 'key_worker', 'manager')),
  "lead_days" text[] not null default '{}' check ("lead_days" <@ array['0', '1', '3', '7', '14', '28']::text[]),
  "frequency" text not null check ("frequency" in ('once', 'weekly', 'fortnightly', 'monthly', 'quarterly', 'six_monthly', 'yearly')),
  "status" text not null check ("status" in ('scheduled', 'due', 'overdue', 'completed', 'skipped', 'cancelled')),
  "completed_at" timestamptz(3),
  "completed_by" uuid,
  "completion_ref" jsonb,
  "skip_reason" text check (char_length("skip_reason") <= 500),
  "source" text check ("source" in ('auto', 'manual')),
  "target" uuid not null,
  "check_kind" text not null check ("check_kind" in ('observation', 'wellbeing', 'skin', 'debrief', 'family_update', 'equipment', 'gp_follow_up', 'review')),
  "condition" text check ("condition" in ('same', 'better', 'worse')),
  "observations" jsonb,
  "note" text check (char_length("note") <= 2000)
);

create table "body_map" (
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
  "occurred_at" timestamptz(3) not null,
  "recorded_by" uuid,
  "recorded_at" timestamptz(3),
  "shift" text check ("shift" in ('early', 'late', 'long_day', 'waking_night', 'sleep_in')),
  "is_late_entry" boolean,
  "late_entry_reason" text check ("late_entry_reason" in ('resident_needed_support', 'system_unavailable', 'told_later', 'forgot', 'other')),
  "late_entry_reason_text" varchar(300),
  "edit_reason" text check ("edit_reason" in ('typo', 'clarification', 'late_information', 'wrong_resident', 'other')),
  "edit_reason_text" varchar(300),
  "notes" text check (char_length("notes") <= 4000),
  "attachments" uuid[] not null default '{}',
  "occasion" text not null check ("occasion" in ('admission', 'return_from_hospital', 'routine_check', 'incident', 'concern', 'discharge')),
  "chart" varchar(36) not null,
  "map_version" integer not null check ("map_version" between 1 and 1000),
  "view" text not null check ("view" in ('front', 'back')),
  "x" numeric(14,4) not null check ("x" between 0 and 1),
  "y" numeric(14,4) not null check ("y" between 0 and 1),
  "region" text not null check ("region" in ('front.scalp', 'front.face', 'front.neck', 'front.abdomen', 'front.groin', 'front.ear.left', 'front.shoulder.left', 'front.upperarm.left', 'front.elbow.left', 'front.forearm.left', 'front.hand.left', 'front.hip.left', 'front.thigh.left', 'front.chest.left', 'front.knee.left', 'front.shin.left', 'front.ankle.left', 'front.foot.left', 'front.ear.right', 'front.shoulder.right', 'front.upperarm.right', 'front.elbow.right', 'front.forearm.right', 'front.hand.right', 'front.hip.right', 'front.thigh.right', 'front.chest.right', 'front.knee.right', 'front.shin.right', 'front.ankle.right', 'front.foot.right', 'back.backofhead', 'back.nape', 'back.spine', 'back.lowerback', 'back.sacrum', 'back.ear.left', 'back.shoulder.left', 'back.upperarm.left', 'back.elbow.left', 'back.forearm.left', 'back.hand.left', 'back.hip.left', 'back.thigh.left', 'back.shoulderblade.left', 'back.upperback.left', 'back.buttock.left', 'back.kneeback.left', 'back.calf.left', 'back.heel.left', 'back.sole.left', 'back.ear.right', 'back.shoulder.right', 'back.upperarm.right', 'back.elbow.right', 'back.forearm.right', 'back.hand.right', 'back.hip.right', 'back.thigh.right', 'back.shoulderblade.right', 'back.upperback.right', 'back.buttock.right', 'back.kneeback.right', 'back.calf.right', 'back.heel.right', 'back.sole.right')),
  "mark_type" text not null check ("mark_type" in ('bruise', 'scratch', 'cut', 'graze', 'skin_tear', 'burn_scald', 'pressure_damage', 'moisture_damage', 'rash', 'redness', 'swelling', 'surgical_wound', 'ulcer', 'bite_sting', 'self_harm', 'old_scar', 'other')),
  "pressure_category" text check ("pressure_category" in ('1', '2', '3', '4', 'unstageable', 'deep_tissue')),
  "length_mm" integer check ("length_mm" between 1 and 1000),
  "width_mm" integer check ("width_mm" between 1 and 1000),
  "depth_mm" integer check ("depth_mm" between 1 and 1000),
  "colour" text[] not null default '{}' check ("colour" <@ array['red', 'pink', 'blue', 'purple', 'brown', 'yellow', 'green', 'black', 'pale']::text[]),
  "shape" varchar(120),
  "pattern" varchar(120),
  "skin_broken" boolean,
  "blanches" boolean,
  "exudate" text check ("exudate" in ('none', 'light', 'moderate', 'heavy')),
  "odour" boolean,
  "pain_0_10" integer check ("pain_0_10" between 0 and 10),
  "photo" uuid,
  "photo_consent" text check ("photo_consent" in ('yes', 'no', 'best_interests', 'not_asked')),
  "cause" text not null check ("cause" in ('known_accident', 'fall', 'self', 'other_resident', 'staff_care_task', 'medical', 'from_elsewhere', 'unexplained')),
  "explanation_by_resident" text check (char_length("explanation_by_resident") <= 2000),
  "explanation_by_others" text check (char_length("explanation_by_others") <= 2000),
  "incident" uuid,
  "reviews" jsonb not null default '[]',
  "next_review_on" date,
  "status" text not null check ("status" in ('open', 'healing', 'healed', 'transferred_with'))
);

create table "assessment" (
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
  "title" varchar(200) not null,
  "code" varchar(30),
  "purpose" text check (char_length("purpose") <= 2000),
  "category" text not null check ("category" in ('nutrition', 'skin', 'falls', 'mobility', 'pain', 'deterioration', 'mental_health', 'cognition', 'risk', 'moving_handling', 'continence', 'oral', 'swallow', 'capacity', 'pre_admission', 'other')),
  "version_label" varchar(40),
  "who_may_complete" text[] not null default '{}' check ("who_may_complete" <@ array['superuser', 'manager', 'senior', 'carer', 'agency', 'auditor']::text[]),
  "default_review_days" integer check ("default_review_days" between 1 and 1100),
  "licence_note" text not null check (char_length("licence_note") <= 2000),
  "licence_status" text not null check ("licence_status" in ('free', 'acknowledge', 'permission_held', 'blocked')),
  "acknowledgement" text check (char_length("acknowledgement") <= 1000),
  "scoring" text not null check ("scoring" in ('none', 'sum', 'weighted', 'max_item', 'custom')),
  "min_score" numeric(14,1) check ("min_score" between -1000 and 1000),
  "max_score" numeric(14,1) check ("max_score" between -1000 and 1000),
  "bands" jsonb not null default '[]',
  "status" text not null check ("status" in ('draft', 'published', 'retired'))
);

create table "question" (
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
  "assessment" uuid not null,
  "order" integer not null check ("order" between 1 and 500),
  "section" varchar(120),
  "text" text not null check (char_length("text") <= 1000),
  "help" text check (char_length("help") <= 1000),
  "kind" text not null check ("kind" in ('single', 'multi', 'yes_no', 'number', 'text', 'date', 'time', 'info', 'computed')),
  "unit" varchar(20),
  "min" numeric(14,2) check ("min" between -1000000 and 1000000),
  "max" numeric(14,2) check ("max" between -1000000 and 1000000),
  "is_required" boolean,
  "show_if" jsonb,
  "trigger" jsonb not null default '[]'
);

create table "choice" (
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
  "question" uuid not null,
  "order" integer not null check ("order" between 1 and 200),
  "label" varchar(300) not null,
  "score" numeric(14,1) check ("score" between -1000 and 1000),
  "is_exclusive" boolean not null,
  "flag" boolean not null
);

create table "assessment_result" (
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
  "assessment" uuid not null,
  "assessed_at" timestamptz(3) not null,
  "assessed_by" uuid,
  "reason" text check ("reason" in ('admission', 'scheduled', 'change', 'incident', 'other')),
  "resident_involved" boolean,
  "summary" text check (char_length("summary") <= 4000),
  "total" numeric(14,1) check ("total" between -100000 and 100000),
  "band" varchar(80),
  "next_due" date,
  "void_reason" varchar(500),
  "status" text not null check ("status" in ('in_progress', 'complete', 'countersigned', 'void'))
);

create table "answer" (
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
  "result" uuid not null,
  "question" uuid not null,
  "choices" uuid[] not null default '{}',
  "value_number" numeric(14,2) check ("value_number" between -1000000 and 1000000),
  "value_text" text check (char_length("value_text") <= 4000),
  "value_date" date,
  "score" numeric(14,1) check ("score" between -100000 and 100000),
  "comment" text check (char_length("comment") <= 2000)
);

create table "plan" (
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
  "title" varchar(200) not null,
  "domain" text not null check ("domain" in ('communication', 'personal_care', 'mobility_falls', 'eating_drinking', 'continence', 'skin', 'medicines_support', 'breathing', 'pain', 'sleep', 'mental_wellbeing', 'behaviour_support', 'cognition_capacity', 'physical_health', 'epilepsy', 'diabetes', 'oral_health', 'social_family', 'activities_work', 'community_access', 'money', 'culture_faith', 'relationships_sexuality', 'safety_environment', 'recovery_move_on', 'end_of_life')),
  "need" text not null check (char_length("need") <= 4000),
  "strengths" text check (char_length("strengths") <= 4000),
  "person_says" text not null check (char_length("person_says") <= 4000),
  "capacity_basis" text not null check ("capacity_basis" in ('person_consents', 'best_interests', 'lpa_health', 'court', 'not_applicable')),
  "involved" jsonb not null default '[]',
  "goals" jsonb not null default '[]',
  "actions" jsonb not null default '[]',
  "linked_risks" uuid[] not null default '{}',
  "linked_assessments" uuid[] not null default '{}',
  "start_date" date not null,
  "review_every" text not null check ("review_every" in ('weekly', 'fortnightly', 'monthly', 'quarterly', 'six_monthly', 'yearly')),
  "review_date" date not null,
  "version_label" varchar(40),
  "supersedes" uuid,
  "approved_by" uuid,
  "approved_at" timestamptz(3),
  "acknowledged_by" jsonb not null default '[]',
  "status" text not null check ("status" in ('draft', 'awaiting_approval', 'active', 'under_review', 'superseded', 'archived'))
);

create table "evaluation" (
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
  "plan" uuid not null,
  "evaluation_date" date not null,
  "period_from" date not null,
  "period_to" date not null,
  "evidence" jsonb not null default '[]',
  "goal_progress" jsonb not null default '[]',
  "what_worked" text not null check (char_length("what_worked") <= 4000),
  "what_did_not" text check (char_length("what_did_not") <= 4000),
  "changes_seen" text check (char_length("changes_seen") <= 4000),
  "resident_view" text not null check (char_length("resident_view") <= 4000),
  "family_view" text check (char_length("family_view") <= 4000),
  "professional_view" text check (char_length("professional_view") <= 4000),
  "outcome" text not null check ("outcome" in ('continue', 'amend', 'end', 'escalate')),
  "actions" text check (char_length("actions") <= 4000),
  "next_review_date" date not null,
  "evaluated_by" uuid,
  "approved_by" uuid,
  "approved_at" timestamptz(3),
  "status" text not null check ("status" in ('draft', 'submitted', 'approved'))
);

create table "risk" (
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
  "resident" uuid,
  "title" varchar(200) not null,
  "category" text not null check ("category" in ('falls', 'choking', 'skin', 'nutrition', 'self_harm', 'suicide', 'violence', 'fire_smoking', 'absconding', 'exploitation_abuse', 'self_neglect', 'substance', 'medicines', 'moving_handling', 'bed_rails', 'bathing_scald', 'community', 'road_safety', 'epilepsy', 'infection', 'money', 'online', 'lone_working', 'environment', 'other')),
  "hazard" text not null check (char_length("hazard") <= 2000),
  "who_may_be_harmed" text not null check (char_length("who_may_be_harmed") <= 2000),
  "how" text not null check (char_length("how") <= 2000),
  "triggers" text[] not null default '{}',
  "early_signs" text[] not null default '{}',
  "benefit_of_activity" text not null check (char_length("benefit_of_activity") <= 2000),
  "likelihood" integer not null check ("likelihood" between 1 and 5),
  "severity" integer not null check ("severity" between 1 and 5),
  "score" integer check ("score" between 1 and 25),
  "band" text check ("band" in ('low', 'moderate', 'high', 'extreme')),
  "controls" jsonb not null default '[]',
  "residual_likelihood" integer not null check ("residual_likelihood" between 1 and 5),
  "residual_severity" integer not null check ("residual_severity" between 1 and 5),
  "residual_score" integer check ("residual_score" between 1 and 25),
  "residual_band" text check ("residual_band" in ('low', 'moderate', 'high', 'extreme')),
  "residual_reason" varchar(500),
  "if_it_happens" text not null check (char_length("if_it_happens") <= 2000),
  "person_view" text not null check (char_length("person_view") <= 2000),
  "capacity_basis" text not null check ("capacity_basis" in ('person_consents', 'best_interests', 'lpa_health', 'court', 'not_applicable')),
  "restriction_used" boolean not null,
  "least_restrictive_reason" text check (char_length("least_restrictive_reason") <= 2000),
  "start_date" date not null,
  "end_date" date,
  "review_every" text not null check ("review_every" in ('weekly', 'fortnightly', 'monthly', 'quarterly', 'six_monthly', 'yearly')),
  "review_date" date not null,
  "approved_by" uuid,
  "approved_at" timestamptz(3),
  "second_approved_by" uuid,
  "acknowledged_by" jsonb not null default '[]',
  "status" text not null check ("status" in ('draft', 'awaiting_approval', 'active', 'under_review', 'closed'))
);

create table "plan_scheduler" (
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
  "due_at" timestamptz(3) not null,
  "window_hours" numeric(14,1) not null check ("window_hours" between 0 and 336),
  "assigned_to" uuid,
  "assigned_role" text check ("assigned_role" in ('team', 'shift_lead', 'key_worker', 'manager')),
  "lead_days" text[] not null default '{}' check ("lead_days" <@ array['0', '1', '3', '7', '14', '28']::text[]),
  "frequency" text not null check ("frequency" in ('once', 'weekly', 'fortnightly', 'monthly', 'quarterly', 'six_monthly', 'yearly')),
  "status" text not null check ("status" in ('scheduled', 'due', 'overdue', 'completed', 'skipped', 'cancelled')),
  "completed_at" timestamptz(3),
  "completed_by" uuid,
  "completion_ref" jsonb,
  "skip_reason" text check (char_length("skip_reason") <= 500),
  "source" text check ("source" in ('auto', 'manual')),
  "target" uuid not null
);

create table "risk_scheduler" (
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
  "due_at" timestamptz(3) not null,
  "window_hours" numeric(14,1) not null check ("window_hours" between 0 and 336),
  "assigned_to" uuid,
  "assigned_role" text check ("assigned_role" in ('team', 'shift_lead', 'key_worker', 'manager')),
  "lead_days" text[] not null default '{}' check ("lead_days" <@ array['0', '1', '3', '7', '14', '28']::text[]),
  "frequency" text not null check ("frequency" in ('once', 'weekly', 'fortnightly', 'monthly', 'quarterly', 'six_monthly', 'yearly')),
  "status" text not null check ("status" in ('scheduled', 'due', 'overdue', 'completed', 'skipped', 'cancelled')),
  "completed_at" timestamptz(3),
  "completed_by" uuid,
  "completion_ref" jsonb,
  "skip_reason" text check (char_length("skip_reason") <= 500),
  "source" text check ("source" in ('auto', 'manual')),
  "target" uuid not null,
  "resident" uuid
);

create table "evaluation_scheduler" (
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
  "due_at" timestamptz(3) not null,
  "window_hours" numeric(14,1) not null check ("window_hours" between 0 and 336),
  "assigned_to" uuid,
  "assigned_role" text check ("assigned_role" in ('team', 'shift_lead', 'key_worker', 'manager')),
  "lead_days" text[] not null default '{}' check ("lead_days" <@ array['0', '1', '3', '7', '14', '28']::text[]),
  "frequency" text not null check ("frequency" in ('once', 'weekly', 'fortnightly', 'monthly', 'quarterly', 'six_monthly', 'yearly')),
  "status" text not null check ("status" in ('scheduled', 'due', 'overdue', 'completed', 'skipped', 'cancelled')),
  "completed_at" timestamptz(3),
  "completed_by" uuid,
  "completion_ref" jsonb,
  "skip_reason" text check (char_length("skip_reason") <= 500),
  "source" text check ("source" in ('auto', 'manual')),
  "target" uuid not null
);

create table "payment" (
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
  "account" text not null check ("account" in ('cash_tin', 'savings_held', 'card')),
  "payment_type" text not null check ("payment_type" in ('money_in', 'money_out', 'purchase', 'card_purchase', 'refund', 'transfer', 'fee_contribution', 'correction')),
  "direction" text check ("direction" in ('in', 'out')),
  "amount" numeric(14,2) not null check ("amount" between 0.01 and 99999999.99),
  "category" text not null check ("category" in ('personal_allowance', 'benefits', 'gift_in', 'toiletries', 'clothing', 'hairdresser', 'chiropody', 'activity', 'food_drink', 'tobacco', 'transport', 'phone', 'present', 'savings', 'bill', 'other')),
  "description" varchar(200) not null,
  "payee" varchar(200) not null,
  "occurred_at" timestamptz(3) not null,
  "change_returned" numeric(14,2) check ("change_returned" between 0 and 99999999.99),
  "receipt" uuid,
  "receipt_no" varchar(40),
  "no_receipt_reason" varchar(200),
  "resident_signed" text not null check ("resident_signed" in ('signed', 'mark', 'unable', 'declined')),
  "resident_signed_reason" varchar(300),
  "witness" uuid,
  "authorised_by" uuid,
  "recorded_by" uuid,
  "reversal_reason" varchar(500),
  "status" text not null check ("status" in ('draft', 'awaiting_witness', 'awaiting_authority', 'posted', 'queried', 'reversed'))
);

create table "petty_cash" (
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
  "entry_type" text not null check ("entry_type" in ('top_up', 'voucher', 'advance_out', 'advance_return', 'count_adjustment')),
  "direction" text check ("direction" in ('in', 'out')),
  "amount" numeric(14,2) not null check ("amount" between 0.01 and 99999999.99),
  "vat" numeric(14,2) check ("vat" between 0 and 99999999.99),
  "category" text check ("category" in ('food', 'household', 'activities', 'transport', 'maintenance', 'stationery', 'staff_meal', 'other')),
  "supplier" varchar(120),
  "description" varchar(200) not null,
  "occurred_at" timestamptz(3) not null,
  "requested_by" uuid not null,
  "voucher_no" varchar(20),
  "receipt" uuid,
  "no_receipt_reason" varchar(200),
  "advance_due_back" timestamptz(3),
  "witness" uuid not null,
  "authorised_by" uuid,
  "recorded_by" uuid,
  "reversal_reason" varchar(500),
  "status" text not null check ("status" in ('draft', 'awaiting_witness', 'awaiting_authority', 'posted', 'queried', 'reversed'))
);

create table "transaction" (
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
  "account_kind" text not null check ("account_kind" in ('resident_cash', 'resident_savings', 'petty_cash')),
  "resident" uuid,
  "source" jsonb not null,
  "posted_at" timestamptz(3) not null,
  "amount" numeric(14,2) not null check ("amount" between -99999999.99 and 99999999.99),
  "balance_before" numeric(14,2) not null check ("balance_before" between -99999999.99 and 99999999.99),
  "balance_after" numeric(14,2) not null check ("balance_after" between 0 and 99999999.99),
  "description" varchar(200) not null,
  "recorded_by" uuid,
  "witness" uuid,
  "reverses" uuid,
  "reversed_by" uuid,
  "period_locked" boolean not null
);

create table "payments_handover" (
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
  "handover" uuid,
  "counted_at" timestamptz(3) not null,
  "lines" jsonb not null default '[]',
  "tins_counted" integer check ("tins_counted" between 0 and 200),
  "total_difference" numeric(14,2) check ("total_difference" between 0 and 99999999.99),
  "handed_over_by" uuid not null,
  "received_by" uuid not null,
  "seal_numbers" text[] not null default '{}',
  "discrepancy_note" text check (char_length("discrepancy_note") <= 2000),
  "resolution" text check (char_length("resolution") <= 2000),
  "resolved_by" uuid,
  "incident" uuid,
  "status" text not null check ("status" in ('draft', 'agreed', 'discrepancy', 'resolved'))
);

create table "house_asset" (
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
  "asset_tag" varchar(40) not null,
  "name" varchar(120) not null,
  "category" text not null check ("category" in ('hoist_lift', 'sling', 'bed', 'mattress', 'wheelchair', 'bath_shower', 'scales', 'medical_device', 'fire_safety', 'kitchen', 'laundry', 'furniture', 'it_phone', 'vehicle', 'garden', 'heating_water', 'security', 'other')),
  "location" varchar(120) not null,
  "assigned_resident" uuid,
  "condition" text not null check ("condition" in ('new', 'good', 'fair', 'poor', 'unsafe')),
  "safe_working_load_kg" integer check ("safe_working_load_kg" between 1 and 10000),
  "status" text not null check ("status" in ('in_use', 'in_store', 'out_of_service', 'under_repair', 'disposed')),
  "disposal_date" date,
  "disposal_reason" varchar(300),
  "make" varchar(120),
  "model" varchar(120),
  "serial_number" varchar(80),
  "supplier" varchar(120),
  "purchase_date" date,
  "purchase_cost" numeric(14,2) check ("purchase_cost" between 0 and 9999999.99),
  "warranty_expiry" date,
  "photo" uuid,
  "manual" uuid,
  "checks" jsonb not null default '[]',
  "next_check_kind" text check ("next_check_kind" in ('pat', 'loler', 'service', 'calibration', 'visual', 'gas', 'fire', 'legionella', 'tmv', 'electrical_installation', 'window_restrictor')),
  "next_check_on" date,
  "recorded_by" uuid
);

create table "house_stock" (
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
  "item_name" varchar(120) not null,
  "category" text not null check ("category" in ('food', 'drink', 'cleaning_coshh', 'ppe', 'toiletries', 'continence', 'first_aid', 'laundry', 'stationery', 'medical_consumable', 'activity', 'emergency', 'other')),
  "quantity" numeric(14,3) not null check ("quantity" between 0 and 999999),
  "unit" text not null check ("unit" in ('each', 'pack', 'box', 'bottle', 'litre', 'kg', 'roll', 'pair')),
  "reorder_level" numeric(14,3) not null check ("reorder_level" between 0 and 999999),
  "reorder_quantity" numeric(14,3) check ("reorder_quantity" between 0 and 999999),
  "location" varchar(120) not null,
  "batch_no" varchar(60),
  "expiry_date" date,
  "opened_on" date,
  "use_within_days" integer check ("use_within_days" between 1 and 1100),
  "storage_temp" text check ("storage_temp" in ('ambient', 'fridge', 'freezer', 'locked')),
  "safety_sheet" uuid,
  "supplier" varchar(120),
  "unit_cost" numeric(14,2) check ("unit_cost" between 0 and 99999.99),
  "last_counted_at" timestamptz(3),
  "last_counted_by" uuid,
  "movements" jsonb not null default '[]',
  "recorded_by" uuid
);

create table "repair_record" (
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
  "title" varchar(200) not null,
  "description" text not null check (char_length("description") <= 4000),
  "location" varchar(120) not null,
  "photo" uuid,
  "asset" uuid,
  "category" text not null check ("category" in ('plumbing', 'heating_hot_water', 'electrical', 'fire_safety', 'lift_hoist', 'call_system', 'doors_locks', 'windows', 'flooring', 'roof_structure', 'kitchen', 'laundry', 'garden', 'pest', 'it', 'decoration', 'vehicle', 'other')),
  "priority" text not null check ("priority" in ('emergency', 'urgent', 'routine', 'planned')),
  "planned_date" date,
  "safety_risk" boolean not null,
  "interim_control" text check (char_length("interim_control") <= 1000),
  "recorded_by" uuid,
  "reported_at" timestamptz(3),
  "make_safe_by" timestamptz(3),
  "target_at" timestamptz(3),
  "contractor" varchar(120),
  "contractor_phone" varchar(30),
  "contractor_ref" varchar(60),
  "quote" numeric(14,2) check ("quote" between 0 and 9999999.99),
  "cost" numeric(14,2) check ("cost" between 0 and 9999999.99),
  "under_warranty" boolean,
  "attended_at" timestamptz(3),
  "completed_at" timestamptz(3),
  "work_done" text check (char_length("work_done") <= 4000),
  "completed_by" uuid,
  "verified_by" uuid,
  "hold_reason" varchar(300),
  "cancel_reason" varchar(300),
  "status" text not null check ("status" in ('reported', 'triaged', 'assigned', 'in_progress', 'awaiting_parts', 'on_hold', 'completed', 'verified', 'cancelled'))
);

create table "confidential_info" (
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
  "resident" uuid,
  "staff" uuid,
  "title" varchar(200) not null,
  "category" text not null check ("category" in ('safeguarding', 'forensic', 'sexual_health', 'legal', 'family_dispute', 'third_party_information', 'financial_abuse', 'allegation_about_staff', 'health_sensitive', 'other')),
  "content" bytea not null,
  "attachments" uuid[] not null default '{}',
  "sensitivity" text not null check ("sensitivity" in ('restricted', 'highly_restricted')),
  "access_list" uuid[] not null default '{}',
  "access_groups" uuid[] not null default '{}',
  "access_denied" uuid[] not null default '{}',
  "owner" uuid,
  "source" varchar(200),
  "lawful_basis" text not null check ("lawful_basis" in ('consent', 'contract', 'legal_obligation', 'vital_interests', 'public_task', 'legitimate_interests')),
  "share_with_resident" text not null check ("share_with_resident" in ('yes', 'no', 'part')),
  "share_reason" varchar(500),
  "review_date" date not null,
  "status" text not null check ("status" in ('active', 'review_due', 'closed'))
);

alter table "home" add constraint "home_registered_manager_fkey" foreign key ("registered_manager") references "staff" (id);

alter table "home" add constraint "home_deputy_manager_fkey" foreign key ("deputy_manager") references "staff" (id);

alter table "staff" add constraint "staff_photo_fkey" foreign key ("photo") references "attachment" (id);

alter table "staff" add constraint "staff_default_home_fkey" foreign key ("default_home") references "home" (id);

alter table "staff" add constraint "staff_line_manager_fkey" foreign key ("line_manager") references "staff" (id);

alter table "resident" add constraint "resident_home_fkey" foreign key ("home") references "home" (id);

alter table "resident" add constraint "resident_photo_fkey" foreign key ("photo") references "attachment" (id);

alter table "resident" add constraint "resident_key_worker_fkey" foreign key ("key_worker") references "staff" (id);

alter table "resident" add constraint "resident_co_key_worker_fkey" foreign key ("co_key_worker") references "staff" (id);

alter table "resident" add constraint "resident_lpa_health_fkey" foreign key ("lpa_health") references "family" (id);

alter table "resident" add constraint "resident_lpa_finance_fkey" foreign key ("lpa_finance") references "family" (id);

alter table "resident" add constraint "resident_deputy_fkey" foreign key ("deputy") references "family" (id);

alter table "resident" add constraint "resident_appointee_fkey" foreign key ("appointee") references "family" (id);

alter table "care_tracking" add constraint "care_tracking_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "family" add constraint "family_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "inventory" add constraint "inventory_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "inventory" add constraint "inventory_photo_fkey" foreign key ("photo") references "attachment" (id);

alter table "inventory" add constraint "inventory_witness_fkey" foreign key ("witness") references "staff" (id);

alter table "discharge" add constraint "discharge_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "rota" add constraint "rota_home_fkey" foreign key ("home") references "home" (id);

alter table "rota" add constraint "rota_staff_fkey" foreign key ("staff") references "staff" (id);

alter table "rota" add constraint "rota_one_to_one_resident_fkey" foreign key ("one_to_one_resident") references "resident" (id);

alter table "rota" add constraint "rota_cover_for_fkey" foreign key ("cover_for") references "staff" (id);

alter table "appointment" add constraint "appointment_home_fkey" foreign key ("home") references "home" (id);

alter table "appointment" add constraint "appointment_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "appointment" add constraint "appointment_escort_staff_fkey" foreign key ("escort_staff") references "staff" (id);

alter table "appointment" add constraint "appointment_next_appointment_fkey" foreign key ("next_appointment") references "appointment" (id);

alter table "note" add constraint "note_home_fkey" foreign key ("home") references "home" (id);

alter table "note" add constraint "note_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "note" add constraint "note_linked_plan_fkey" foreign key ("linked_plan") references "plan" (id);

alter table "note" add constraint "note_witness_fkey" foreign key ("witness") references "staff" (id);

alter table "attachment" add constraint "attachment_home_fkey" foreign key ("home") references "home" (id);

alter table "attachment" add constraint "attachment_file_fkey" foreign key ("file") references "attachment" (id);

alter table "attachment" add constraint "attachment_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "attachment" add constraint "attachment_staff_fkey" foreign key ("staff") references "staff" (id);

alter table "handover" add constraint "handover_home_fkey" foreign key ("home") references "home" (id);

alter table "handover" add constraint "handover_given_by_fkey" foreign key ("given_by") references "staff" (id);

alter table "handover" add constraint "handover_money_count_fkey" foreign key ("money_count") references "payments_handover" (id);

alter table "handover_resident" add constraint "handover_resident_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "handover_resident" add constraint "handover_resident_handover_fkey" foreign key ("handover") references "handover" (id);

alter table "suggestion" add constraint "suggestion_home_fkey" foreign key ("home") references "home" (id);

alter table "notification" add constraint "notification_home_fkey" foreign key ("home") references "home" (id);

alter table "notification" add constraint "notification_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "notification" add constraint "notification_staff_fkey" foreign key ("staff") references "staff" (id);

alter table "bath" add constraint "bath_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "bath" add constraint "bath_second_staff_fkey" foreign key ("second_staff") references "staff" (id);

alter table "bath" add constraint "bath_outlet_asset_fkey" foreign key ("outlet_asset") references "house_asset" (id);

alter table "weight" add constraint "weight_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "weight" add constraint "weight_scale_asset_fkey" foreign key ("scale_asset") references "house_asset" (id);

alter table "fluid_intake" add constraint "fluid_intake_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "mood" add constraint "mood_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "sleep" add constraint "sleep_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "care" add constraint "care_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "morning_routine" add constraint "morning_routine_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "afternoon_routine" add constraint "afternoon_routine_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "incident" add constraint "incident_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "incident" add constraint "incident_person_in_charge_fkey" foreign key ("person_in_charge") references "staff" (id);

alter table "accident_scheduler" add constraint "accident_scheduler_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "accident_scheduler" add constraint "accident_scheduler_assigned_to_fkey" foreign key ("assigned_to") references "staff" (id);

alter table "accident_scheduler" add constraint "accident_scheduler_target_fkey" foreign key ("target") references "incident" (id);

alter table "body_map" add constraint "body_map_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "body_map" add constraint "body_map_photo_fkey" foreign key ("photo") references "attachment" (id);

alter table "body_map" add constraint "body_map_incident_fkey" foreign key ("incident") references "incident" (id);

alter table "question" add constraint "question_assessment_fkey" foreign key ("assessment") references "assessment" (id);

alter table "choice" add constraint "choice_question_fkey" foreign key ("question") references "question" (id);

alter table "assessment_result" add constraint "assessment_result_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "assessment_result" add constraint "assessment_result_assessment_fkey" foreign key ("assessment") references "assessment" (id);

alter table "answer" add constraint "answer_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "answer" add constraint "answer_result_fkey" foreign key ("result") references "assessment_result" (id);

alter table "answer" add constraint "answer_question_fkey" foreign key ("question") references "question" (id);

alter table "plan" add constraint "plan_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "evaluation" add constraint "evaluation_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "evaluation" add constraint "evaluation_plan_fkey" foreign key ("plan") references "plan" (id);

alter table "risk" add constraint "risk_home_fkey" foreign key ("home") references "home" (id);

alter table "risk" add constraint "risk_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "plan_scheduler" add constraint "plan_scheduler_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "plan_scheduler" add constraint "plan_scheduler_assigned_to_fkey" foreign key ("assigned_to") references "staff" (id);

alter table "plan_scheduler" add constraint "plan_scheduler_target_fkey" foreign key ("target") references "plan" (id);

alter table "risk_scheduler" add constraint "risk_scheduler_home_fkey" foreign key ("home") references "home" (id);

alter table "risk_scheduler" add constraint "risk_scheduler_assigned_to_fkey" foreign key ("assigned_to") references "staff" (id);

alter table "risk_scheduler" add constraint "risk_scheduler_target_fkey" foreign key ("target") references "risk" (id);

alter table "risk_scheduler" add constraint "risk_scheduler_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "evaluation_scheduler" add constraint "evaluation_scheduler_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "evaluation_scheduler" add constraint "evaluation_scheduler_assigned_to_fkey" foreign key ("assigned_to") references "staff" (id);

alter table "evaluation_scheduler" add constraint "evaluation_scheduler_target_fkey" foreign key ("target") references "plan" (id);

alter table "payment" add constraint "payment_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "payment" add constraint "payment_receipt_fkey" foreign key ("receipt") references "attachment" (id);

alter table "payment" add constraint "payment_witness_fkey" foreign key ("witness") references "staff" (id);

alter table "petty_cash" add constraint "petty_cash_home_fkey" foreign key ("home") references "home" (id);

alter table "petty_cash" add constraint "petty_cash_requested_by_fkey" foreign key ("requested_by") references "staff" (id);

alter table "petty_cash" add constraint "petty_cash_receipt_fkey" foreign key ("receipt") references "attachment" (id);

alter table "petty_cash" add constraint "petty_cash_witness_fkey" foreign key ("witness") references "staff" (id);

alter table "transaction" add constraint "transaction_home_fkey" foreign key ("home") references "home" (id);

alter table "transaction" add constraint "transaction_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "transaction" add constraint "transaction_recorded_by_fkey" foreign key ("recorded_by") references "staff" (id);

alter table "transaction" add constraint "transaction_witness_fkey" foreign key ("witness") references "staff" (id);

alter table "transaction" add constraint "transaction_reverses_fkey" foreign key ("reverses") references "transaction" (id);

alter table "transaction" add constraint "transaction_reversed_by_fkey" foreign key ("reversed_by") references "transaction" (id);

alter table "payments_handover" add constraint "payments_handover_home_fkey" foreign key ("home") references "home" (id);

alter table "payments_handover" add constraint "payments_handover_handover_fkey" foreign key ("handover") references "handover" (id);

alter table "payments_handover" add constraint "payments_handover_handed_over_by_fkey" foreign key ("handed_over_by") references "staff" (id);

alter table "payments_handover" add constraint "payments_handover_received_by_fkey" foreign key ("received_by") references "staff" (id);

alter table "payments_handover" add constraint "payments_handover_incident_fkey" foreign key ("incident") references "incident" (id);

alter table "house_asset" add constraint "house_asset_home_fkey" foreign key ("home") references "home" (id);

alter table "house_asset" add constraint "house_asset_assigned_resident_fkey" foreign key ("assigned_resident") references "resident" (id);

alter table "house_asset" add constraint "house_asset_photo_fkey" foreign key ("photo") references "attachment" (id);

alter table "house_asset" add constraint "house_asset_manual_fkey" foreign key ("manual") references "attachment" (id);

alter table "house_stock" add constraint "house_stock_home_fkey" foreign key ("home") references "home" (id);

alter table "house_stock" add constraint "house_stock_safety_sheet_fkey" foreign key ("safety_sheet") references "attachment" (id);

alter table "repair_record" add constraint "repair_record_home_fkey" foreign key ("home") references "home" (id);

alter table "repair_record" add constraint "repair_record_photo_fkey" foreign key ("photo") references "attachment" (id);

alter table "repair_record" add constraint "repair_record_asset_fkey" foreign key ("asset") references "house_asset" (id);

alter table "confidential_info" add constraint "confidential_info_home_fkey" foreign key ("home") references "home" (id);

alter table "confidential_info" add constraint "confidential_info_resident_fkey" foreign key ("resident") references "resident" (id);

alter table "confidential_info" add constraint "confidential_info_staff_fkey" foreign key ("staff") references "staff" (id);

create index "home_name_idx" on "home" ("name", id);

create unique index "home_unique_1" on "home" (lower("name")) where not is_deleted;

create unique index "home_unique_2" on "home" (lower("code")) where not is_deleted;

create index "group_name_idx" on "group" ("name", id);

create unique index "group_unique_1" on "group" (lower("name")) where not is_deleted;

create index "permission_codename_idx" on "permission" ("codename", id);

create unique index "permission_unique_1" on "permission" ("codename") where not is_deleted;

create index "staff_last_name_idx" on "staff" ("last_name", id);

create unique index "staff_unique_1" on "staff" (lower("username")) where not is_deleted;

create unique index "staff_unique_2" on "staff" (lower("staff_number")) where not is_deleted;

create index "resident_home_last_name_idx" on "resident" ("home", "last_name", id);

create index "resident_key_worker_idx" on "resident" ("key_worker");

create unique index "resident_unique_1" on "resident" (lower("national_id")) where not is_deleted;

create index "care_tracking_home_created_at_idx" on "care_tracking" ("home", "created_at" desc, id desc);

create index "care_tracking_resident_created_at_idx" on "care_tracking" ("resident", "created_at" desc, id desc);

create unique index "care_tracking_unique_1" on "care_tracking" ("resident") where not is_deleted;

create index "family_home_last_name_idx" on "family" ("home", "last_name", id);

create index "family_resident_last_name_idx" on "family" ("resident", "last_name", id);

create unique index "family_unique_1" on "family" ("resident", "emergency_order") where not is_deleted;

create index "inventory_home_created_at_idx" on "inventory" ("home", "created_at" desc, id desc);

create index "inventory_resident_created_at_idx" on "inventory" ("resident", "created_at" desc, id desc);

create index "discharge_home_created_at_idx" on "discharge" ("home", "created_at" desc, id desc);

create index "discharge_resident_created_at_idx" on "discharge" ("resident", "created_at" desc, id desc);

create unique index "discharge_unique_1" on "discharge" ("resident") where not is_deleted and "status" in ('draft', 'in_progress');

create index "rota_home_start_at_idx" on "rota" ("home", "start_at" desc, id desc);

create index "rota_staff_idx" on "rota" ("staff");

create index "appointment_home_starts_at_idx" on "appointment" ("home", "starts_at" desc, id desc);

create index "appointment_resident_starts_at_idx" on "appointment" ("resident", "starts_at" desc, id desc);

create index "appointment_escort_staff_idx" on "appointment" ("escort_staff");

create index "note_home_occurred_at_idx" on "note" ("home", "occurred_at" desc, id desc);

create index "note_resident_occurred_at_idx" on "note" ("resident", "occurred_at" desc, id desc);

create index "note_linked_plan_idx" on "note" ("linked_plan");

create index "note_recorded_by_idx" on "note" ("recorded_by");

create index "attachment_home_created_at_idx" on "attachment" ("home", "created_at" desc, id desc);

create index "attachment_resident_created_at_idx" on "attachment" ("resident", "created_at" desc, id desc);

create index "attachment_staff_idx" on "attachment" ("staff");

create index "handover_home_handover_date_idx" on "handover" ("home", "handover_date" desc, id desc);

create index "handover_given_by_idx" on "handover" ("given_by");

create unique index "handover_unique_1" on "handover" ("home", "handover_date", "from_shift", "to_shift") where not is_deleted;

create index "handover_resident_home_created_at_idx" on "handover_resident" ("home", "created_at" desc, id desc);

create index "handover_resident_resident_created_at_idx" on "handover_resident" ("resident", "created_at" desc, id desc);

create index "handover_resident_handover_idx" on "handover_resident" ("handover");

create unique index "handover_resident_unique_1" on "handover_resident" ("handover", "resident") where not is_deleted;

create index "suggestion_home_created_at_idx" on "suggestion" ("home", "created_at" desc, id desc);

create index "notification_home_created_at_idx" on "notification" ("home", "created_at" desc, id desc);

create index "notification_resident_created_at_idx" on "notification" ("resident", "created_at" desc, id desc);

create index "notification_staff_idx" on "notification" ("staff");

create index "bath_home_occurred_at_idx" on "bath" ("home", "occurred_at" desc, id desc);

create index "bath_resident_occurred_at_idx" on "bath" ("resident", "occurred_at" desc, id desc);

create index "weight_home_occurred_at_idx" on "weight" ("home", "occurred_at" desc, id desc);

create index "weight_resident_occurred_at_idx" on "weight" ("resident", "occurred_at" desc, id desc);

create index "fluid_intake_home_occurred_at_idx" on "fluid_intake" ("home", "occurred_at" desc, id desc);

create index "fluid_intake_resident_occurred_at_idx" on "fluid_intake" ("resident", "occurred_at" desc, id desc);

create index "mood_home_occurred_at_idx" on "mood" ("home", "occurred_at" desc, id desc);

create index "mood_resident_occurred_at_idx" on "mood" ("resident", "occurred_at" desc, id desc);

create index "sleep_home_occurred_at_idx" on "sleep" ("home", "occurred_at" desc, id desc);

create index "sleep_resident_occurred_at_idx" on "sleep" ("resident", "occurred_at" desc, id desc);

create unique index "sleep_unique_1" on "sleep" ("resident", "night_of") where not is_deleted;

create index "care_home_occurred_at_idx" on "care" ("home", "occurred_at" desc, id desc);

create index "care_resident_occurred_at_idx" on "care" ("resident", "occurred_at" desc, id desc);

create index "morning_routine_home_occurred_at_idx" on "morning_routine" ("home", "occurred_at" desc, id desc);

create index "morning_routine_resident_occurred_at_idx" on "morning_routine" ("resident", "occurred_at" desc, id desc);

create unique index "morning_routine_unique_1" on "morning_routine" ("resident", "routine_date") where not is_deleted;

create index "afternoon_routine_home_occurred_at_idx" on "afternoon_routine" ("home", "occurred_at" desc, id desc);

create index "afternoon_routine_resident_occurred_at_idx" on "afternoon_routine" ("resident", "occurred_at" desc, id desc);

create unique index "afternoon_routine_unique_1" on "afternoon_routine" ("resident", "routine_date") where not is_deleted;

create index "incident_home_occurred_at_idx" on "incident" ("home", "occurred_at" desc, id desc);

create index "incident_resident_occurred_at_idx" on "incident" ("resident", "occurred_at" desc, id desc);

create index "accident_scheduler_home_due_at_idx" on "accident_scheduler" ("home", "due_at", id);

create index "accident_scheduler_resident_due_at_idx" on "accident_scheduler" ("resident", "due_at", id);

create index "accident_scheduler_target_idx" on "accident_scheduler" ("target");

create index "accident_scheduler_assigned_to_idx" on "accident_scheduler" ("assigned_to");

create index "body_map_home_occurred_at_idx" on "body_map" ("home", "occurred_at" desc, id desc);

create index "body_map_resident_occurred_at_idx" on "body_map" ("resident", "occurred_at" desc, id desc);

create index "body_map_incident_idx" on "body_map" ("incident");

create index "assessment_title_idx" on "assessment" ("title", id);

create index "question_order_idx" on "question" ("order", id);

create index "question_assessment_idx" on "question" ("assessment");

create index "choice_order_idx" on "choice" ("order", id);

create index "choice_question_idx" on "choice" ("question");

create index "assessment_result_home_assessed_at_idx" on "assessment_result" ("home", "assessed_at" desc, id desc);

create index "assessment_result_resident_assessed_at_idx" on "assessment_result" ("resident", "assessed_at" desc, id desc);

create index "assessment_result_assessment_idx" on "assessment_result" ("assessment");

create index "answer_home_created_at_idx" on "answer" ("home", "created_at" desc, id desc);

create index "answer_resident_created_at_idx" on "answer" ("resident", "created_at" desc, id desc);

create index "answer_result_idx" on "answer" ("result");

create index "answer_question_idx" on "answer" ("question");

create unique index "answer_unique_1" on "answer" ("result", "question") where not is_deleted;

create index "plan_home_review_date_idx" on "plan" ("home", "review_date", id);

create index "plan_resident_review_date_idx" on "plan" ("resident", "review_date", id);

create unique index "plan_unique_1" on "plan" ("resident", "domain", lower("title")) where not is_deleted and "status" in ('active');

create index "evaluation_home_evaluation_date_idx" on "evaluation" ("home", "evaluation_date" desc, id desc);

create index "evaluation_resident_evaluation_date_idx" on "evaluation" ("resident", "evaluation_date" desc, id desc);

create index "evaluation_plan_idx" on "evaluation" ("plan");

create index "risk_home_review_date_idx" on "risk" ("home", "review_date", id);

create index "risk_resident_review_date_idx" on "risk" ("resident", "review_date", id);

create index "plan_scheduler_home_due_at_idx" on "plan_scheduler" ("home", "due_at", id);

create index "plan_scheduler_resident_due_at_idx" on "plan_scheduler" ("resident", "due_at", id);

create index "plan_scheduler_target_idx" on "plan_scheduler" ("target");

create index "plan_scheduler_assigned_to_idx" on "plan_scheduler" ("assigned_to");

create index "risk_scheduler_home_due_at_idx" on "risk_scheduler" ("home", "due_at", id);

create index "risk_scheduler_resident_due_at_idx" on "risk_scheduler" ("resident", "due_at", id);

create index "risk_scheduler_target_idx" on "risk_scheduler" ("target");

create index "risk_scheduler_assigned_to_idx" on "risk_scheduler" ("assigned_to");

create index "evaluation_scheduler_home_due_at_idx" on "evaluation_scheduler" ("home", "due_at", id);

create index "evaluation_scheduler_resident_due_at_idx" on "evaluation_scheduler" ("resident", "due_at", id);

create index "evaluation_scheduler_target_idx" on "evaluation_scheduler" ("target");

create index "evaluation_scheduler_assigned_to_idx" on "evaluation_scheduler" ("assigned_to");

create index "payment_home_occurred_at_idx" on "payment" ("home", "occurred_at" desc, id desc);

create index "payment_resident_occurred_at_idx" on "payment" ("resident", "occurred_at" desc, id desc);

create index "petty_cash_home_occurred_at_idx" on "petty_cash" ("home", "occurred_at" desc, id desc);

create index "transaction_home_posted_at_idx" on "transaction" ("home", "posted_at" desc, id desc);

create index "transaction_resident_posted_at_idx" on "transaction" ("resident", "posted_at" desc, id desc);

create index "payments_handover_home_counted_at_idx" on "payments_handover" ("home", "counted_at" desc, id desc);

create index "payments_handover_handover_idx" on "payments_handover" ("handover");

create index "house_asset_home_asset_tag_idx" on "house_asset" ("home", "asset_tag", id);

create index "house_asset_assigned_resident_idx" on "house_asset" ("assigned_resident");

create unique index "house_asset_unique_1" on "house_asset" ("home", lower("asset_tag")) where not is_deleted;

create index "house_stock_home_item_name_idx" on "house_stock" ("home", "item_name", id);

create index "repair_record_home_created_at_idx" on "repair_record" ("home", "created_at" desc, id desc);

create index "repair_record_asset_idx" on "repair_record" ("asset");

create index "confidential_info_home_review_date_idx" on "confidential_info" ("home", "review_date", id);

create index "confidential_info_resident_review_date_idx" on "confidential_info" ("resident", "review_date", id);
