-- What nobody can say when somebody arrives in a hurry is said to be not known yet, instead of being made up.
alter table "resident" alter column "national_id" drop not null;
alter table "resident" alter column "date_of_birth" drop not null;
alter table "resident" alter column "gp_name" drop not null;
alter table "resident" alter column "gp_phone" drop not null;
alter table "resident" add column "national_id_unknown" boolean not null default false;
alter table "resident" add column "date_of_birth_unknown" boolean not null default false;
alter table "resident" add column "gp_unknown" boolean not null default false;
alter table "resident" add column "allergies_unknown" boolean not null default false;
alter table "resident" alter column "national_id_unknown" drop default;
alter table "resident" alter column "date_of_birth_unknown" drop default;
alter table "resident" alter column "gp_unknown" drop default;
alter table "resident" alter column "allergies_unknown" drop default;
alter table "resident" add column "hospital" character varying(200);
alter table "resident" add column "hospital_reason" character varying(500);
