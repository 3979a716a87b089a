-- The history is sealed block by block, a moment after it was written: each seal covers its lines, the records as those
-- lines left them, and the seal before. Its hash is made with a key that the database does not hold.
create table history_seal (
  number bigint primary key check (number > 0),
  to_tx bigint not null,
  to_seq bigint not null,
  lines integer not null check (lines > 0),
  -- Sixteen bytes for each line, in order: its id, its own words, and the record as it left it (zeros where it left none).
  line_ids bytea not null check (octet_length(line_ids) = 16 * lines),
  line_digests bytea not null check (octet_length(line_digests) = 16 * lines),
  record_digests bytea not null check (octet_length(record_digests) = 16 * lines),
  previous bytea not null,
  hash bytea not null,
  -- What is written on paper and given outside.
  head text not null,
  -- Tells one key from another, and nothing about either.
  key_mark bytea not null,
  sealed_at timestamptz(3) not null
);
create index history_seal_head_by_hand on history_seal (head);
create index history_seal_day_by_hand on history_seal (sealed_at);
create trigger seals_stay before update or delete or truncate on history_seal for each statement execute function refuse_rewriting();

-- What the last look through the whole history found. The next one overwrites it: the history says who looked when.
create table history_check (
  checked_at timestamptz(3) not null,
  lines bigint not null,
  seals bigint not null,
  found jsonb not null,
  singleton boolean primary key default true check (singleton)
);

-- What came with Hearth itself had no line so far.
do $$
declare
  shipped text;
begin
  foreach shipped in array array['group', 'assessment', 'question', 'choice'] loop
    execute format(
      'insert into user_history (id, at, user_name, action, entity, object_id, object_version, summary)
       select gen_random_uuid(), t.updated_at, ''Hearth'', ''create'', %L, t.id, t.version, ''there before the history was sealed''
       from %I t where not exists (select 1 from user_history h where h.object_id = t.id and h.object_version = t.version and h.action <> ''view'')',
      shipped, shipped);
  end loop;
end
$$;

do $$
begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant select, insert on history_seal to hearth_app;
    grant select, insert, update on history_check to hearth_app;
  end if;
end
$$;
