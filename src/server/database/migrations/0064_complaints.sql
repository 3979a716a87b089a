create table "complaint" (
  id uuid primary key,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  created_by uuid,
  updated_at timestamptz(3) not null,
  updated_by uuid,
  is_deleted boolean not null default false,
  deleted_at timestamptz(3),
  deleted_by uuid,
  deletion_reason varchar(500),
  warning_codes text[] not null default '{}',
  first_content bytea,
  "home" uuid not null,
  "received_at" timestamptz(3) not null,
  "received_how" text not null check ("received_how" in ('in_person', 'phone', 'letter', 'email', 'meeting', 'suggestion', 'through_someone')),
  "from_type" text not null check ("from_type" in ('resident', 'family', 'advocate', 'staff', 'visitor', 'professional', 'neighbour', 'anonymous')),
  "is_anonymous" boolean not null,
  "from_name" varchar(120),
  "from_address" text check (char_length("from_address") <= 400),
  "resident" uuid,
  "category" text not null check ("category" in ('care', 'conduct', 'medicines', 'food', 'environment', 'belongings', 'communication', 'other')),
  "body" text not null check (char_length("body") <= 8000),
  "title" varchar(200) not null,
  "wanted" text check (char_length("wanted") <= 2000),
  "concerns" uuid[] not null default '{}',
  "suggestion" uuid,
  "acknowledge_by" date,
  "investigate_by" date,
  "answer_by" date,
  "delay_reason" varchar(500),
  "delayed_at" timestamptz(3),
  "learn_by" date,
  "status" text not null check ("status" in ('received', 'acknowledged', 'investigating', 'answered', 'closed', 'withdrawn')),
  "acknowledged_at" timestamptz(3),
  "acknowledged_how" text check ("acknowledged_how" in ('letter', 'email', 'phone', 'in_person', 'nobody')),
  "acknowledged_by" uuid,
  "investigator" uuid,
  "looked_into_at" timestamptz(3),
  "findings" text check (char_length("findings") <= 8000),
  "outcome" text check ("outcome" in ('upheld', 'partly', 'not_upheld')),
  "answer" text check (char_length("answer") <= 8000),
  "answered_at" timestamptz(3),
  "answered_how" text check ("answered_how" in ('letter', 'email', 'phone', 'in_person', 'nobody')),
  "answered_by" uuid,
  "contentment" text check ("contentment" in ('yes', 'partly', 'no', 'unknown')),
  "learning" text check (char_length("learning") <= 4000),
  "closed_at" timestamptz(3),
  "reopen_reason" varchar(500),
  "withdraw_reason" varchar(500)
);
alter table "complaint" add constraint "complaint_home_fkey" foreign key ("home") references "home" (id);
alter table "complaint" add constraint "complaint_resident_fkey" foreign key ("resident") references "resident" (id);
create index "complaint_home_received_at_idx" on "complaint" ("home", "received_at" desc, id desc);
create index "complaint_resident_received_at_idx" on "complaint" ("resident", "received_at" desc, id desc);
create index "complaint_home_title_idx" on "complaint" ("home", "title", id);
do $$ begin
  if exists (select from pg_roles where rolname = 'hearth_app') then
    grant select, insert, update on "complaint" to hearth_app;
  end if;
end $$;
alter table "suggestion" add column "resident" uuid;
alter table "suggestion" add column "feeling" text;
alter table "suggestion" add column "said_by" text;
alter table "suggestion" add constraint "suggestion_feeling_check" CHECK ((feeling = ANY (ARRAY['very_happy'::text, 'happy'::text, 'fine'::text, 'unhappy'::text, 'very_unhappy'::text])));
alter table "suggestion" add constraint "suggestion_resident_fkey" FOREIGN KEY (resident) REFERENCES resident(id);
alter table "suggestion" add constraint "suggestion_said_by_check" CHECK ((said_by = ANY (ARRAY['speaking'::text, 'symbols'::text, 'signing'::text, 'showing'::text, 'writing'::text])));
CREATE INDEX suggestion_resident_created_at_idx ON suggestion USING btree (resident, created_at DESC, id DESC);
alter table "repair_record" add column "suggestion" uuid;
-- What came of a suggestion is found by what points at it.
create index "complaint_suggestion_by_hand" on "complaint" (suggestion) where suggestion is not null;
create index "repair_record_suggestion_by_hand" on "repair_record" (suggestion) where suggestion is not null;
create index "notification_suggestion_by_hand" on "notification" ((linked_object ->> 'id')) where linked_object ->> 'entity' = 'suggestion';
-- What was written down as a complaint before goes on as one.
insert into "complaint" (id, created_at, created_by, updated_at, updated_by, home, received_at, received_how, from_type, is_anonymous, from_name, category, body, title, suggestion, acknowledge_by, answer_by, learn_by, status, answer, answered_at, answered_by)
select gen_random_uuid(), s.created_at, s.created_by, s.updated_at, s.updated_by, s.home, s.created_at, 'suggestion', s.from_type, s.is_anonymous,
  case when not s.is_anonymous then coalesce(s.from_name, initcap(s.from_type)) end,
  case s.category when 'staffing' then 'care' when 'activities' then 'other' else s.category end, s.body, s.title, s.id,
  s.created_at::date + 3, s.created_at::date + 28, case when s.status in ('agreed', 'declined', 'done') then s.responded_at::date + 14 end,
  case when s.status in ('agreed', 'declined', 'done') then 'answered' else 'received' end, s.response, s.responded_at, s.responded_by
from "suggestion" s where s.is_complaint and not s.is_deleted;
