-- Searching forgives accents, apostrophes, capitals and hyphens, and looks at whole words and their beginnings.
-- All three extensions are trusted: whoever owns the database may make them.
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;

-- Words as somebody in a hurry types them. An apostrophe falls away, every other mark parts two words. The rules of
-- unaccent are given by name, so the answer never depends on a setting and may be kept in an index.
create function plain_words(given text) returns text language sql immutable strict parallel safe
return lower(translate(public.unaccent('public.unaccent', given), '-_.,;:!?()[]{}<>/\|"@#$%^&*+=~`´''‘’ʼ', repeat(' ', 30)));

-- A name with its apostrophe once left out and once taken for a gap: OBrien, Brien and O Brien all find O'Brien.
create function name_words(given text) returns text language sql immutable strict parallel safe
return plain_words(given) || ' ' || plain_words(translate(given, '''‘’ʼ', '    '));

-- The month of a moment, counted through, so that the newest hits among a million are found without reading the rest.
create function month_number(given timestamptz) returns integer language sql immutable strict parallel safe
return (extract(year from given at time zone 'UTC') * 12 + extract(month from given at time zone 'UTC'))::integer;

-- The words in use: a beginning is spelled out with them, and a slip of the finger is recognised by them.
create table search_word (
  word text primary key,
  times integer not null
);
create index search_word_begins on search_word (word text_pattern_ops);
create index search_word_alike on search_word using gin (word gin_trgm_ops);

-- Up to when they were gathered.
create table search_learnt (
  id integer primary key check (id = 1),
  until timestamptz(3) not null
);

do $$
begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant select, insert, update on search_word, search_learnt to hearth_app;
  end if;
end $$;

-- Each kind of record by its words, and by any part of its names. Notes come in such numbers that their index leads by
-- month and house.
create index "resident_words_by_hand" on "resident" using gin (to_tsvector('simple', name_words(coalesce("first_name", '') || ' ' || coalesce("preferred_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("room", '') || ' ' || coalesce("national_id", '')))) where not is_deleted;
create index "resident_names_by_hand" on "resident" using gin ((replace(plain_words(coalesce("first_name", '') || ' ' || coalesce("preferred_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("room", '') || ' ' || coalesce("national_id", '')), ' ', '')) gin_trgm_ops) where not is_deleted;
create index "note_words_by_hand" on "note" using gin (month_number("occurred_at"), home, to_tsvector('simple', plain_words(coalesce("body", '')))) where not is_deleted;
create index "incident_words_by_hand" on "incident" using gin (to_tsvector('simple', plain_words(coalesce("incident_type", '') || ' ' || coalesce("description", '') || ' ' || coalesce("immediate_actions", '') || ' ' || coalesce("injuries", '')))) where not is_deleted;
create index "plan_words_by_hand" on "plan" using gin (to_tsvector('simple', name_words(coalesce("title", '') || ' ' || coalesce("domain", '')) || ' ' || plain_words(coalesce("need", '') || ' ' || coalesce("person_says", '')))) where not is_deleted;
create index "plan_names_by_hand" on "plan" using gin ((replace(plain_words(coalesce("title", '') || ' ' || coalesce("domain", '')), ' ', '')) gin_trgm_ops) where not is_deleted;
create index "risk_words_by_hand" on "risk" using gin (to_tsvector('simple', name_words(coalesce("title", '') || ' ' || coalesce("category", '')) || ' ' || plain_words(coalesce("hazard", '') || ' ' || coalesce("how", '')))) where not is_deleted;
create index "risk_names_by_hand" on "risk" using gin ((replace(plain_words(coalesce("title", '') || ' ' || coalesce("category", '')), ' ', '')) gin_trgm_ops) where not is_deleted;
create index "appointment_words_by_hand" on "appointment" using gin (to_tsvector('simple', name_words(coalesce("title", '') || ' ' || coalesce("with_whom", '') || ' ' || coalesce("location", '') || ' ' || coalesce("appointment_type", '')) || ' ' || plain_words(coalesce("preparation", '') || ' ' || coalesce("outcome", '')))) where not is_deleted;
create index "appointment_names_by_hand" on "appointment" using gin ((replace(plain_words(coalesce("title", '') || ' ' || coalesce("with_whom", '') || ' ' || coalesce("location", '') || ' ' || coalesce("appointment_type", '')), ' ', '')) gin_trgm_ops) where not is_deleted;
create index "staff_words_by_hand" on "staff" using gin (to_tsvector('simple', name_words(coalesce("first_name", '') || ' ' || coalesce("preferred_name", '') || ' ' || coalesce("last_name", '')))) where not is_deleted;
create index "staff_names_by_hand" on "staff" using gin ((replace(plain_words(coalesce("first_name", '') || ' ' || coalesce("preferred_name", '') || ' ' || coalesce("last_name", '')), ' ', '')) gin_trgm_ops) where not is_deleted;
create index "inventory_words_by_hand" on "inventory" using gin (to_tsvector('simple', name_words(coalesce("item_name", '') || ' ' || coalesce("category", '') || ' ' || coalesce("identifying_marks", '') || ' ' || coalesce("serial_number", '')) || ' ' || plain_words(coalesce("description", '')))) where not deleted;
create index "inventory_names_by_hand" on "inventory" using gin ((replace(plain_words(coalesce("item_name", '') || ' ' || coalesce("category", '') || ' ' || coalesce("identifying_marks", '') || ' ' || coalesce("serial_number", '')), ' ', '')) gin_trgm_ops) where not deleted;
create index "house_stock_words_by_hand" on "house_stock" using gin (to_tsvector('simple', name_words(coalesce("item_name", '') || ' ' || coalesce("location", '') || ' ' || coalesce("supplier", '') || ' ' || coalesce("batch_no", '')))) where not is_deleted;
create index "house_stock_names_by_hand" on "house_stock" using gin ((replace(plain_words(coalesce("item_name", '') || ' ' || coalesce("location", '') || ' ' || coalesce("supplier", '') || ' ' || coalesce("batch_no", '')), ' ', '')) gin_trgm_ops) where not is_deleted;
create index "house_asset_words_by_hand" on "house_asset" using gin (to_tsvector('simple', name_words(coalesce("asset_tag", '') || ' ' || coalesce("name", '') || ' ' || coalesce("location", '') || ' ' || coalesce("make", '') || ' ' || coalesce("model", '') || ' ' || coalesce("serial_number", '')))) where not is_deleted;
create index "house_asset_names_by_hand" on "house_asset" using gin ((replace(plain_words(coalesce("asset_tag", '') || ' ' || coalesce("name", '') || ' ' || coalesce("location", '') || ' ' || coalesce("make", '') || ' ' || coalesce("model", '') || ' ' || coalesce("serial_number", '')), ' ', '')) gin_trgm_ops) where not is_deleted;
create index "repair_record_words_by_hand" on "repair_record" using gin (to_tsvector('simple', name_words(coalesce("title", '') || ' ' || coalesce("location", '') || ' ' || coalesce("contractor", '') || ' ' || coalesce("category", '')) || ' ' || plain_words(coalesce("description", '') || ' ' || coalesce("work_done", '')))) where not is_deleted;
create index "repair_record_names_by_hand" on "repair_record" using gin ((replace(plain_words(coalesce("title", '') || ' ' || coalesce("location", '') || ' ' || coalesce("contractor", '') || ' ' || coalesce("category", '')), ' ', '')) gin_trgm_ops) where not is_deleted;
