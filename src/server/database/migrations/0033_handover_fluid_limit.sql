alter table "handover_resident" add column "fluid_limit_ml" integer;
alter table "handover_resident" add constraint "handover_resident_fluid_limit_ml_check" CHECK (((fluid_limit_ml >= 0) AND (fluid_limit_ml <= 20000)));
