alter table "resident" add column "not_admitted_reason" character varying(300);
alter table "resident" drop constraint "resident_status_check";
alter table "resident" add constraint "resident_status_check" CHECK ((status = ANY (ARRAY['pre_admission'::text, 'current'::text, 'hospital'::text, 'on_leave'::text, 'discharged'::text, 'deceased'::text, 'not_admitted'::text])));
