alter table "accident_scheduler" add column "purpose" text;
alter table "accident_scheduler" add constraint "accident_scheduler_purpose_check" CHECK ((purpose = ANY (ARRAY['after_fall'::text, 'falls_risk'::text, 'plan'::text, 'restraint_injury'::text, 'resident_debrief'::text, 'staff_debrief'::text, 'burn'::text, 'unexplained_mark'::text])));
