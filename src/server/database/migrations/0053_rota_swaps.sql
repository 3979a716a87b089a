alter table "rota" add column "swap_how" text;
alter table "rota" add column "swap_with" uuid;
alter table "rota" add column "swap_for" uuid;
alter table "rota" add column "swap_reason" varchar(300);
alter table "rota" add column "swap_agreed_at" timestamptz(3);
alter table "rota" add constraint "rota_swap_how_check" CHECK ((swap_how = ANY (ARRAY['give_back'::text, 'offer'::text, 'exchange'::text])));
-- The rules about a person on a shift look at seventeen weeks of theirs, not at all their years.
create index rota_staff_start_by_hand on rota (staff, start_at) where not is_deleted;
