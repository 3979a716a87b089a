alter table "inventory" add column "disposal_witness" uuid;
alter table "inventory" add constraint "inventory_disposal_witness_fkey" FOREIGN KEY (disposal_witness) REFERENCES staff(id);
