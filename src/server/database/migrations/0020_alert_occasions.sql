alter table "notification" add column "waiting_since" timestamp(3) with time zone;
alter table "notification" add column "occasions" text[] not null default '{}'::text[];
alter table "notification" add column "gone_at" timestamp(3) with time zone;
alter table "notification" drop constraint "notification_escalation_level_check";
alter table "notification" add constraint "notification_escalation_level_check" CHECK (((escalation_level >= 0) AND (escalation_level <= 9999)));
alter table "risk" add column "reviewed_at" timestamp(3) with time zone;
update "notification" set "waiting_since" = "raised_at", "gone_at" = case when "status" = 'cleared' and "cleared_by" = 'rule' then "updated_at" end;
update "risk" set "reviewed_at" = "approved_at" where "approved_at" is not null;
