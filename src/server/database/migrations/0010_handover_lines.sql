alter table "handover" add column "house_lines" jsonb not null default '[]'::jsonb;
alter table "handover" add column "covers_from" timestamp(3) with time zone;
alter table "handover" add column "given_at" timestamp(3) with time zone;
alter table "handover" add column "received_at" timestamp(3) with time zone;
alter table "handover_resident" add column "lines" jsonb not null default '[]'::jsonb;
