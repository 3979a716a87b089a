import { addDays, compareMoments, momentAt, type Day } from '#domain/kit/time/time.ts';
import { longestShiftHours } from '#domain/rota/rota.ts';
import { gapsAhead, type PlannedShift } from '#domain/rota/staffing-gap.ts';
import { paidHours, type WorkedShift } from '#domain/rota/working-hours.ts';
import { missingCourses, type TrainedPerson } from '#domain/staff/person/mandatory-training.ts';
import { renewalDays } from '#domain/staff/person/renewals.ts';
import type { TrainingCourse } from '#domain/staff/person/training-courses.ts';
import type { Overlooking } from './overlooking.ts';
import { personNameSql } from '../kit/schema/person-name-sql.ts';

type Shift = PlannedShift & WorkedShift;

/** From the Monday on or before a day. */
const mondayOf = (day: Day): Day => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

const planned = `select shift_type, status, staff, role_on_shift, start_at, end_at, actual_start, actual_end, break_minutes, sleep_in_disturbances
  from rota where home = $1 and not is_deleted and start_at < $3 and end_at > $2
    and start_at > $2::timestamptz - interval '${longestShiftHours} hours'`;

const hoursOf = (shifts: readonly Shift[]): number =>
  Math.round(10 * shifts.reduce((sum, shift) => sum + paidHours(shift), 0)) / 10;

/** This week's gaps that can still be filled, and its hours: those with a name on them, of all that are planned. */
export async function staffing({ db, home, settings, now, today }: Overlooking): Promise<unknown> {
  const monday = mondayOf(today);
  const at = (days: number, time = '00:00') => momentAt(addDays(monday, days), time, home.time_zone);
  const shifts = await db.query<Shift & Record<string, unknown>>(planned, [home.id, at(-1), at(8, '12:00')]);
  const house = { min_staffing: home.min_staffing, shift_times: settings.shift_times, time_zone: home.time_zone };
  const gaps = gapsAhead(shifts, { first: monday, days: 7, now }, house);
  const week = shifts.filter(
    ({ start_at }) => compareMoments(at(0), start_at) <= 0 && compareMoments(start_at, at(7)) < 0,
  );
  return {
    week: monday,
    gaps,
    hours_filled: hoursOf(week.filter(({ staff }) => staff !== null)),
    hours_planned: hoursOf(week),
  };
}

/** A course taken again counts from its newest certificate. */
const courses = `select coalesce(json_agg(c), '[]') from (select t.course, max(t.expires_on)::text as expires_on from jsonb_to_recordset(s.training) as t(course text, expires_on date) group by t.course) c`;
const trained = `select s.id as staff, ${personNameSql('s')} as name, s.role, s.medicines_competent, s.restraint_trained, (${courses}) as training
  from staff s where $1::uuid = any(s.homes) and not s.is_deleted and s.status in ('onboarding', 'active', 'long_leave') order by s.last_name, s.id`;

type Trained = Omit<TrainedPerson, 'training'> & {
  readonly staff: string;
  readonly name: string;
  readonly training: readonly { readonly course: TrainingCourse; readonly expires_on: Day | null }[];
};

/** What runs out, and first what the job asks for and of which nothing is on file: that has no date. */
export async function training({ db, home, today }: Overlooking): Promise<unknown> {
  const until = addDays(today, renewalDays.training);
  const people = await db.query<Trained & Record<string, unknown>>(trained, [home.id]);
  const found = people.flatMap(({ staff, name, ...person }) => [
    ...missingCourses(person).map((course) => ({ staff, name, course, expires_on: null })),
    ...person.training
      .filter(({ expires_on }) => expires_on !== null && expires_on <= until)
      .map(({ course, expires_on }) => ({ staff, name, course, expires_on })),
  ]);
  return found.toSorted((a, b) => (a.expires_on ?? '').localeCompare(b.expires_on ?? '')).slice(0, 200);
}
