alter table "staff" add column "gender" text;
alter table "staff" add constraint "staff_gender_check" CHECK ((gender = ANY (ARRAY['female'::text, 'male'::text, 'non_binary'::text, 'other'::text, 'not_stated'::text])));
alter table "resident" add column "care_minutes" jsonb;
alter table "resident" add column "one_to_one_hours" jsonb;
alter table "resident" add column "personal_care_by" text;
alter table "resident" add constraint "resident_personal_care_by_check" CHECK ((personal_care_by = ANY (ARRAY['anyone'::text, 'women'::text, 'men'::text])));
