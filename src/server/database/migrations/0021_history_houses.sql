-- What happens in no house, such as a sign-in or a change of a colleague's record, is told in the houses that the person it
-- concerns worked in at the time. Kept beside the line, so that a list runs along an index of its house and never through the history.
create table user_history_house (
  home uuid not null,
  at timestamptz(3) not null,
  id uuid not null references user_history (id),
  primary key (home, at, id)
);

create function tell_history_houses() returns trigger language plpgsql as $$
begin
  insert into user_history_house (home, at, id)
    select distinct h.home, new.at, new.id from staff s cross join unnest(s.homes) as h(home)
    where s.id = case when new.entity = 'staff' and new.object_id is not null then new.object_id else new."user" end;
  return null;
end
$$;
create trigger history_told_in_houses after insert on user_history for each row when (new.home is null) execute function tell_history_houses();

insert into user_history_house (home, at, id)
  select distinct h.home, t.at, t.id from user_history t
    join staff s on s.id = case when t.entity = 'staff' and t.object_id is not null then t.object_id else t."user" end
    cross join unnest(s.homes) as h(home)
  where t.home is null;

create trigger history_houses_stay before update or delete or truncate on user_history_house for each statement execute function refuse_rewriting();

-- Everyone reads their own lines, newest first, at every sign-in.
create index user_history_user_idx on user_history ("user", at desc, id desc) where "user" is not null;

-- Whoever sees every house reads what happened in none the same way.
create index user_history_nowhere_idx on user_history (at desc, id desc) where home is null;

do $$
begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant select, insert on user_history_house to hearth_app;
  end if;
end $$;
