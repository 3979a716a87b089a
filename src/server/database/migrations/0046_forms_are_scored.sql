-- Forms that were there before are neither answered by the person alone nor countersigned.
alter table "assessment" add column "is_self_report" boolean not null default false;
alter table "assessment" alter column "is_self_report" drop default;
alter table "assessment" add column "is_countersigned" boolean not null default false;
alter table "assessment" alter column "is_countersigned" drop default;
alter table "assessment" add column "formula" character varying(500);
alter table "question" add column "weight" numeric(14,2);
alter table "question" add column "formula" character varying(500);
alter table "question" add constraint "question_weight_check" CHECK (((weight >= ('-100'::integer)::numeric) AND (weight <= (100)::numeric)));
