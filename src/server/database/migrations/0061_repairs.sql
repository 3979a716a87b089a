alter table "repair_record" add column "lost_supply" text;
alter table "repair_record" add column "supply_lost_at" timestamp(3) with time zone;
alter table "repair_record" add column "supply_back_at" timestamp(3) with time zone;
alter table "repair_record" add column "photo_after" uuid;
alter table "repair_record" add column "reopen_reason" character varying(300);
alter table "repair_record" add column "cqc_notifiable" text;
alter table "repair_record" add column "cqc_sent_at" timestamp(3) with time zone;
alter table "repair_record" add column "cqc_reference" character varying(60);
alter table "repair_record" add column "cqc_reason" character varying(300);
alter table "repair_record" add constraint "repair_record_cqc_notifiable_check" CHECK ((cqc_notifiable = ANY (ARRAY['pending'::text, 'no'::text, 'yes'::text])));
alter table "repair_record" add constraint "repair_record_lost_supply_check" CHECK ((lost_supply = ANY (ARRAY['electricity'::text, 'gas'::text, 'water'::text, 'sewerage'::text])));
alter table "repair_record" add constraint "repair_record_photo_after_fkey" FOREIGN KEY (photo_after) REFERENCES attachment(id);
-- The board of a house: what is open or to be verified, what was closed lately, and what a year of repairs cost.
create index repair_record_unclosed_by_hand on repair_record (home, reported_at) where status not in ('verified', 'cancelled') and not is_deleted;
create index repair_record_completed_by_hand on repair_record (home, completed_at desc) where completed_at is not null and not is_deleted;
create index repair_record_cancelled_by_hand on repair_record (home, updated_at desc) where status = 'cancelled' and not is_deleted;
-- A lost supply of which the regulator may still have to hear.
create index repair_record_lost_supply_by_hand on repair_record (home) where lost_supply is not null and cqc_sent_at is null and not is_deleted;
