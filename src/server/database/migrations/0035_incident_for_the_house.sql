-- Staff, a visitor, the building or our data may be what an incident is about: then it names the house and no resident.
alter table "incident" alter column "home" set not null;
alter table "incident" alter column "resident" drop not null;
alter table "incident" add constraint "incident_home_fkey" FOREIGN KEY (home) REFERENCES home(id);
alter table "incident" add column "closing_reason" text;
alter table "incident" add constraint "incident_closing_reason_check" CHECK ((char_length(closing_reason) <= 1000));
alter table "accident_scheduler" drop constraint "accident_scheduler_purpose_check";
alter table "accident_scheduler" add constraint "accident_scheduler_purpose_check" CHECK ((purpose = ANY (ARRAY['after_fall'::text, 'head_injury'::text, 'falls_risk'::text, 'plan'::text, 'restraint_injury'::text, 'resident_debrief'::text, 'staff_debrief'::text, 'burn'::text, 'unexplained_mark'::text])));
