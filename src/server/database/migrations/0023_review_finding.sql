alter table "plan_scheduler" add column "finding" text;
alter table "plan_scheduler" add constraint "plan_scheduler_finding_check" CHECK ((char_length(finding) <= 1000));
alter table "risk_scheduler" add column "finding" text;
alter table "risk_scheduler" add constraint "risk_scheduler_finding_check" CHECK ((char_length(finding) <= 1000));
alter table "evaluation_scheduler" add column "finding" text;
alter table "evaluation_scheduler" add constraint "evaluation_scheduler_finding_check" CHECK ((char_length(finding) <= 1000));
