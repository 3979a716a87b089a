import { dayWords } from '#domain/kit/time/day-words.ts';
import { momentBriefly } from '#domain/kit/time/moment-briefly.ts';
import { addDays, compareMoments, localTime, momentAt, type Day } from '#domain/kit/time/time.ts';
import { weekOf } from '#domain/kit/time/calendar-days.ts';
import type { LivedIn } from '#domain/rota/lived-in.ts';
import { longestShiftHours, shiftTypes } from '#domain/rota/rota.ts';
import { gapsAhead, type PlannedShift } from '#domain/rota/staffing-gap.ts';
import { paidHours, type WorkedShift } from '#domain/rota/working-hours.ts';
import { missingCourses, type TrainedPerson } from '#domain/staff/person/mandatory-training.ts';
import { renewalDays } from '#domain/staff/person/renewals.ts';
import { trainingCourses, type TrainingCourse } from '#domain/staff/person/training-courses.ts';
import type { FigureItem } from '#domain/house-overview/overview.ts';
import { livedInSql } from '../../kit/schema/living-in.ts';
import { personNameSql, personOrderSql } from '../../kit/schema/person-name-sql.ts';
import { counted, figureReader } from './figure-context.ts';

type Shift = PlannedShift & WorkedShift;

const planned = `select shift_type, status, staff, role_on_shift, start_at, end_at, actual_start, actual_end, break_minutes, sleep_in_disturbances
  from rota where home = $1 and not is_deleted and start_at < $3 and end_at > $2
    and start_at > $2::timestamptz - interval '${longestShiftHours} hours'`;

const hoursOf = (shifts: readonly Shift[]): number =>
  Math.round(10 * shifts.reduce((sum, shift) => sum + paidHours(shift), 0)) / 10;

/** This week's gaps that can still be filled, and its hours: those with a name on them, of all that are planned. */
export const staffing = figureReader({
  figures: ['gaps', 'hours_filled'],
  permission: ['view', 'rota'],
  async read({ db, home, settings, now, today }) {
    const { time_zone: zone } = home;
    const [monday = today] = weekOf(today);
    const at = (days: number, time = '00:00') => momentAt(addDays(monday, days), time, zone);
    const shifts = await db.query<Shift>(planned, [home.id, at(-1), at(8, '12:00')]);
    const [found] = await db.query<{ lived_in: LivedIn }>(`select ${livedInSql('$1::uuid')} as lived_in`, [home.id]);
    if (!found) throw new Error(`There is no home ${home.id}`);
    const { min_staffing } = home;
    const house = { min_staffing, shift_times: settings.shift_times, time_zone: zone, lived_in: found.lived_in };
    const week = shifts.filter(
      ({ start_at }) => compareMoments(at(0), start_at) <= 0 && compareMoments(start_at, at(7)) < 0,
    );
    const gaps = gapsAhead(shifts, { first: monday, days: 7, now }, house).map(
      ({ shift, from, to, missing }): FigureItem => ({
        entity: null,
        id: `${shift} ${from}`,
        resident: null,
        name: `${shiftTypes[shift]}, ${momentBriefly(from, zone, today)} to ${localTime(to, zone)}`,
        detail: missing === 1 ? '1 person short' : `${missing} people short`,
      }),
    );
    return {
      gaps: counted(gaps),
      hours_filled: { value: hoursOf(week.filter(({ staff }) => staff !== null)), of: hoursOf(week), items: gaps },
    };
  },
});

/** A course taken again counts from its newest certificate. */
const courses = `select coalesce(json_agg(c), '[]') from (select t.course, max(t.expires_on)::text as expires_on from jsonb_to_recordset(s.training) as t(course text, expires_on date) group by t.course) c`;
const trained = `select s.id as staff, ${personNameSql('s')} as name, s.role, s.medicines_competent, s.restraint_trained, (${courses}) as training
  from staff s where $1::uuid = any(s.homes) and not s.is_deleted and s.status in ('onboarding', 'active', 'long_leave') order by ${personOrderSql('s')}`;

type Trained = Omit<TrainedPerson, 'training'> & {
  readonly staff: string;
  readonly name: string;
  readonly training: readonly { readonly course: TrainingCourse; readonly expires_on: Day | null }[];
};

/** What runs out, and first what the job asks for and of which nothing is on file: that has no date. */
export const training = figureReader({
  figures: ['training'],
  permission: ['view:training', 'staff'],
  async read({ db, home, today }) {
    const until = addDays(today, renewalDays.training);
    const people = await db.query<Trained>(trained, [home.id]);
    const found = people.flatMap(({ staff, name, ...person }) => [
      ...missingCourses(person).map((course) => ({ staff, name, course, expires_on: null })),
      ...person.training
        .filter(({ expires_on }) => expires_on !== null && expires_on <= until)
        .map(({ course, expires_on }) => ({ staff, name, course, expires_on })),
    ]);
    const dateWords = (day: Day | null): string =>
      day === null ? 'nothing on file' : `${day < today ? 'ran out' : 'runs out'} ${dayWords(day)}`;
    return {
      training: counted(
        found
          .toSorted((a, b) => (a.expires_on ?? '').localeCompare(b.expires_on ?? ''))
          .map(({ staff, name, course, expires_on }): FigureItem => ({
            entity: 'staff',
            id: staff,
            resident: null,
            name,
            detail: `${trainingCourses[course]}, ${dateWords(expires_on)}`,
          })),
      ),
    };
  },
});
