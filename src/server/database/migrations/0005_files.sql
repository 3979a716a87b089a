-- The bytes of a file lie beside its record and are written with it, so that neither is ever kept without the other.
create table attachment_chunk (
  attachment uuid not null references attachment (id),
  place integer not null check (place >= 0),
  bytes bytea not null check (octet_length(bytes) between 1 and 262144),
  primary key (attachment, place)
);

-- Opens one address once, for the session that asked for it. Only the fingerprint is kept.
create table ticket (
  ticket_hash bytea primary key,
  session uuid not null references session (id),
  path text not null,
  expires_at timestamptz(3) not null
);
create index ticket_expires_idx on ticket (expires_at);

do $$
begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant select, insert on attachment_chunk to hearth_app;
    grant select, insert, delete on ticket to hearth_app;
  end if;
end $$;
