alter table "staff" add column "handed_to" uuid;
