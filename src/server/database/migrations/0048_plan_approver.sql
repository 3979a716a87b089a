alter table "plan" add column "approver" uuid;
alter table "plan" add column "status_reason" text;
alter table "plan" add constraint "plan_status_reason_check" CHECK ((char_length(status_reason) <= 1000));
