alter table "note" add column "bowels_opened" text;
alter table "note" add constraint "note_bowels_opened_check" CHECK ((bowels_opened = ANY (ARRAY['yes'::text, 'no'::text, 'unknown'::text])));
-- The last time bowels opened is looked up for everyone in the house, and few notes speak of it.
create index note_bowels_by_hand on note (resident, occurred_at) where bowels_opened = 'yes';
