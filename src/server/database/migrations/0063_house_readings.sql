-- What every figure of a house was on the morning of a day. It is only ever added to: a figure that somebody answered
-- for must not change when the records behind it do.
create table house_reading (
  home uuid not null references home (id),
  day date not null,
  taken_at timestamptz(3) not null,
  "values" jsonb not null,
  primary key (home, day)
);

do $$
begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant select, insert on house_reading to hearth_app;
  end if;
end
$$;
