alter table "discharge" add column "checklist_pct" integer;
alter table "discharge" add column "records_review_on" date;
alter table "discharge" add constraint "discharge_checklist_pct_check" CHECK (((checklist_pct >= 0) AND (checklist_pct <= 100)));
