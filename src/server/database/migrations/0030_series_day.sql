alter table "appointment" add column "repeat_day" integer;
alter table "appointment" add constraint "appointment_repeat_day_check" CHECK (((repeat_day >= 1) AND (repeat_day <= 31)));
