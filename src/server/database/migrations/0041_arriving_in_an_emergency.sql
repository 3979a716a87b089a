alter table "resident" add column "admission_reason" text;
alter table "resident" add column "known_dangers" text;
alter table "resident" add constraint "resident_admission_reason_check" CHECK ((char_length(admission_reason) <= 1000));
alter table "resident" add constraint "resident_known_dangers_check" CHECK ((char_length(known_dangers) <= 2000));
