alter table "notification" add column "snooze_reason" character varying(300);
