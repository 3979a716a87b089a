-- Nobody works two shifts at once, however many people plan at the same moment. Shifts that follow on from one
-- another may touch; leave, sickness, days off and being on call from home are no work.
alter table rota add constraint rota_overlap_by_hand exclude using gist (
  staff with =,
  tstzrange(start_at, end_at, '[)') with &&
) where (
  staff is not null and not is_deleted
  and shift_type not in ('on_call', 'annual_leave', 'sick', 'off')
  and status not in ('cancelled', 'declined', 'absent')
);
