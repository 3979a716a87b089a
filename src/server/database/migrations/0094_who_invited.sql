-- Who made a link for a colleague; nobody did for a reset that somebody asked for themselves.
alter table one_time_link add column made_by uuid references staff (id);
