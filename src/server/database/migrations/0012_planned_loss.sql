alter table "weight" add column "linked_plan" uuid;
alter table "weight" add constraint "weight_linked_plan_fkey" FOREIGN KEY (linked_plan) REFERENCES plan(id);
