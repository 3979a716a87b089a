-- A reset of a second factor waits, is decided and runs out as everything else that two people decide.
alter table second_factor_reset drop constraint second_factor_reset_check1, drop constraint second_factor_reset_outcome_check;
drop index second_factor_reset_open_idx;
alter table second_factor_reset rename column outcome to state;
alter table second_factor_reset rename column settled_by to decided_by;
alter table second_factor_reset rename column settled_at to decided_at;
alter table second_factor_reset add column decision varchar(500);
update second_factor_reset set state = 'waiting' where state is null;
alter table second_factor_reset drop column expires_at;
alter table second_factor_reset alter column state set default 'waiting', alter column state set not null,
  add check (state in ('waiting', 'applying', 'confirmed', 'refused', 'withdrawn', 'expired')),
  add check ((state in ('waiting', 'applying')) = (decided_at is null)),
  add check (state <> 'confirmed' or (decided_by <> asked_by and decided_by <> staff));
create unique index second_factor_reset_waiting on second_factor_reset (staff) where state in ('waiting', 'applying');
