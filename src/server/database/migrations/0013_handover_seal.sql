alter table "handover" add column "frozen" text;
alter table "handover" add column "hash" character varying(64);
