alter table "confidential_info" add column "access_log" jsonb not null default '[]'::jsonb;
