import { comparePeople } from '../../kit/names/compare-names.ts';
import { keysOf } from '../../kit/vocabulary/record-values.ts';
import { daysBetween, type Day } from '../../kit/time/time.ts';
import { wantedCourses } from './mandatory-training.ts';
import { renewalDays } from './renewals.ts';
import type { Staff } from './staff.ts';
import { trainingCourses, type TrainingCourse } from './training-courses.ts';

/** A member of staff as far as the matrix needs them. */
export type Trainee = Pick<
  Staff,
  'id' | 'first_name' | 'preferred_name' | 'last_name' | 'role' | 'status' | 'medicines_competent' | 'restraint_trained'
> & { readonly training: readonly Pick<Staff['training'][number], 'course' | 'expires_on'>[] };

/** `missing`: the job asks for it and nothing is on file. `to_do`: the same of somebody who is only starting. */
export type TrainingState = 'over' | 'missing' | 'soon' | 'to_do' | 'in_date' | 'not_asked';

export interface TrainingCell {
  readonly course: TrainingCourse;
  readonly state: TrainingState;
  /** Of the newest certificate. */
  readonly expires_on: Day | null;
}

export interface TrainingRow extends Omit<Trainee, 'training'> {
  readonly cells: readonly TrainingCell[];
}

interface CourseCount {
  readonly course: TrainingCourse;
  /** Of whom it is asked, or who has taken it. */
  readonly people: number;
  readonly in_date: number;
}

export interface TrainingMatrix {
  readonly today: Day;
  /** Courses that nobody needs and nobody has taken are left out. */
  readonly courses: readonly CourseCount[];
  readonly rows: readonly TrainingRow[];
}

const needsAct = new Set<TrainingState>(['over', 'missing']);
const counts = new Set<TrainingState>(['in_date', 'soon']);

function cellOf(person: Trainee, course: TrainingCourse, today: Day): TrainingCell {
  const expires_on =
    person.training
      .flatMap((one) => (one.course === course && one.expires_on !== null ? [one.expires_on] : []))
      .toSorted()
      .at(-1) ?? null;
  if (expires_on !== null) {
    const isSoon = daysBetween(today, expires_on) <= renewalDays.training;
    return { course, expires_on, state: expires_on < today ? 'over' : isSoon ? 'soon' : 'in_date' };
  }
  if (!wantedCourses(person).includes(course)) return { course, expires_on, state: 'not_asked' };
  return { course, expires_on, state: person.status === 'onboarding' ? 'to_do' : 'missing' };
}

/** How many courses of a person somebody has to do something about. */
export const notInOrder = ({ cells }: Pick<TrainingRow, 'cells'>): number =>
  cells.filter(({ state }) => needsAct.has(state)).length;

/** People by courses, whoever lacks most first. */
export function trainingMatrix(people: readonly Trainee[], today: Day): TrainingMatrix {
  const all = people.map(({ training, ...person }): TrainingRow => ({
    ...person,
    cells: keysOf(trainingCourses).map((course) => cellOf({ ...person, training }, course, today)),
  }));
  const courses = keysOf(trainingCourses).flatMap((course, place): readonly CourseCount[] => {
    const states = all.flatMap(({ cells }) => cells[place]?.state ?? []).filter((state) => state !== 'not_asked');
    if (states.length === 0) return [];
    return [{ course, people: states.length, in_date: states.filter((state) => counts.has(state)).length }];
  });
  const shown = new Set(courses.map(({ course }) => course));
  const rows = all
    .map((row) => ({ ...row, cells: row.cells.filter(({ course }) => shown.has(course)) }))
    .toSorted((a, b) => notInOrder(b) - notInOrder(a) || comparePeople(a, b));
  return { today, courses, rows };
}
