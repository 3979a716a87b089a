alter table "attachment" add column "also_linked" jsonb not null default '[]'::jsonb;
