alter table "attachment" add column "is_obsolete" boolean not null default false;
alter table "attachment" alter column "is_obsolete" drop default;
alter table "attachment" add column "used_as" text not null default 'document';
alter table "attachment" alter column "used_as" drop default;
alter table "attachment" add column "file_version" integer default 1;
alter table "attachment" alter column "file_version" drop default;
alter table "attachment" add column "pages" integer;
alter table "attachment" add column "content_text" text;
alter table "attachment" add constraint "attachment_content_text_check" CHECK ((char_length(content_text) <= 100000));
alter table "attachment" add constraint "attachment_file_version_check" CHECK (((file_version >= 1) AND (file_version <= 9999)));
alter table "attachment" add constraint "attachment_pages_check" CHECK (((pages >= 0) AND (pages <= 100000)));
alter table "attachment" add constraint "attachment_used_as_check" CHECK ((used_as = ANY (ARRAY['document'::text, 'portrait'::text, 'wound'::text])));

-- A portrait is shown beside its person and a picture of a wound beside its mark; every other file knows its record.
update attachment a set used_as = 'portrait' from (select photo from resident union select photo from staff) p where p.photo = a.id;
update attachment a set used_as = 'wound', linked_object = coalesce(a.linked_object, jsonb_build_object('entity', 'body_map', 'id', p.id))
  from (select id, photo from body_map union select b.id, (r ->> 'photo')::uuid from body_map b, jsonb_array_elements(b.reviews) r) p where p.photo = a.id;
update attachment a set linked_object = jsonb_build_object('entity', p.entity, 'id', p.id) from (
  select 'inventory' as entity, id, photo as file from inventory
  union all select 'repair_record', id, photo from repair_record
  union all select 'repair_record', id, photo_after from repair_record
  union all select 'asset_check', id, photo from asset_check
  union all select 'asset_check', id, certificate from asset_check
  union all select 'house_asset', id, photo from house_asset
  union all select 'house_asset', id, manual from house_asset
  union all select 'payment', id, receipt from payment
  union all select 'petty_cash', id, receipt from petty_cash
  union all select 'confidential_info', id, unnest(attachments) from confidential_info
) p where p.file = a.id and a.linked_object is null;
create index attachment_linked_by_hand on attachment ((linked_object ->> 'id')) where linked_object is not null and not is_deleted;
create index attachment_expiry_by_hand on attachment (home, expiry_date) where expiry_date is not null and not is_deleted;

create index "attachment_words_by_hand" on "attachment" using gin (home, to_tsvector('simple', name_words(coalesce("title", '') || ' ' || coalesce("category", '')) || ' ' || plain_words(coalesce("content_text", '')))) where not is_deleted;
create index "attachment_written_by_hand" on "attachment" using brin (updated_at) with (autosummarize = true);
create index "attachment_names_by_hand" on "attachment" using gin (home, (replace(plain_words(coalesce("title", '') || ' ' || coalesce("category", '')), ' ', '')) gin_trgm_ops) where not is_deleted;

-- The bytes of every version of a file are kept.
alter table attachment_chunk add column file_version integer not null default 1 check (file_version >= 1);
alter table attachment_chunk drop constraint attachment_chunk_pkey;
alter table attachment_chunk add primary key (attachment, file_version, place);

-- A small picture of what a version shows, made the first time somebody looks.
create table attachment_thumbnail (
  attachment uuid not null references attachment (id),
  file_version integer not null,
  bytes bytea not null,
  primary key (attachment, file_version)
);

-- What of a file has arrived so far. It is nobody's record yet, and is gone a day after its last piece.
create table upload (
  id uuid primary key,
  staff uuid not null references staff (id),
  name varchar(300) not null,
  size integer not null check (size > 0),
  sha256 varchar(64),
  received integer not null default 0 check (received between 0 and size),
  touched_at timestamptz(3) not null
);
create index upload_touched_idx on upload (touched_at);
create index upload_staff_idx on upload (staff);
create table upload_piece (
  upload uuid not null references upload (id) on delete cascade,
  starts_at integer not null check (starts_at >= 0),
  bytes bytea not null check (octet_length(bytes) between 1 and 1048576),
  primary key (upload, starts_at)
);

do $$
begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant select, insert on attachment_thumbnail to hearth_app;
    grant select, insert, update, delete on upload, upload_piece to hearth_app;
  end if;
end $$;
