alter table "confidential_info" add column "is_hidden" boolean;
