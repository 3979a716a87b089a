-- Who has worked with Hearth before is not offered the tour.
alter table "staff" add column "tour_answered_at" timestamptz(3);
update staff set tour_answered_at = last_login where last_login is not null;
