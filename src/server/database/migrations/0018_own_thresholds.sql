alter table "care_tracking" add column "thresholds" jsonb not null default '[]'::jsonb;
