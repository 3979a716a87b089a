alter table "incident" add column "earlier_incidents" text;
alter table "incident" add constraint "incident_earlier_incidents_check" CHECK ((char_length(earlier_incidents) <= 2000));
