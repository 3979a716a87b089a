import type { RuledPerson } from '#domain/rota/rules/person-rules.ts';
import type { PlannedPerson } from '#domain/rota/shift-block.ts';
import { dbsYears } from '#domain/staff/person/renewals.ts';
import type { Staff } from '#domain/staff/person/staff.ts';
import { trainingCourses } from '#domain/staff/person/training-courses.ts';

/** What the rules about a person on a shift look at, as columns of `staff s`. Whoever is on the update service has a certificate that does not age. */
export const plannedPersonSql = `s.is_active, s.status, s.is_superuser, s.homes, s.access_starts_at, s.access_expires_at, s.right_to_work_type, s.rtw_expiry, s.dbs_number,
  case when s.dbs_update_service then null else (greatest(s.dbs_issued_on, s.dbs_last_checked) + interval '${dbsYears} years')::date end as dbs_due_on,
  s.vetting_exception_on, s.vetting_exception, s.training, coalesce(s.wtr_opt_out, false) as wtr_opt_out`;

export type PlannedPersonRow = PlannedPerson &
  Pick<RuledPerson, 'wtr_opt_out'> &
  Pick<Staff, 'training'> &
  Record<string, unknown>;

/** Courses by their names, as the rules say them. */
export const plannedPerson = <R extends PlannedPersonRow>(row: R) => ({
  ...row,
  training: row.training.map(({ course, expires_on }) => ({ course: trainingCourses[course], expires_on })),
});
