import { compareNames } from '../kit/names/compare-names.ts';
import { daysBetween, type Day, type Moment } from '../kit/time/time.ts';
import type { Severity } from '../kit/traits/severity.ts';
import type { Assessment } from './assessment.ts';
import type { AssessmentResult } from './assessment-result.ts';
import { requiredCategories } from './required-assessments.ts';

/** The entities that a due list is read from. */
export const dueListMadeOf = ['assessment', 'assessment_result', 'resident'] as const;

export type DueForm = Pick<Assessment, 'id' | 'title' | 'code' | 'category' | 'version_label' | 'is_countersigned'>;

interface LastResult extends Pick<AssessmentResult, 'id' | 'assessed_at' | 'total' | 'band' | 'next_due' | 'status'> {
  readonly severity: Severity | null;
  /** Since the one before it. */
  readonly change: number | null;
  readonly by: string | null;
  readonly by_name: string | null;
}

/** One that was begun and is not finished. */
interface BegunResult {
  readonly id: string;
  readonly at: Moment;
  readonly by: string | null;
  readonly by_name: string | null;
}

export interface DuePerson {
  readonly id: string;
  readonly name: string;
  readonly room: string | null;
  readonly key_worker: string | null;
  readonly co_key_worker: string | null;
  readonly header_flags: readonly string[];
}

/** What is known of one person and one form, whichever of its versions was filled in. */
export interface AssessmentStatus {
  readonly resident: string;
  /** The version that is filled in now. */
  readonly form: DueForm;
  readonly last: LastResult | null;
  readonly begun: BegunResult | null;
}

export interface AssessmentAlertFacts {
  readonly today: Day;
  readonly people: readonly DuePerson[];
  /** The forms in use. */
  readonly forms: readonly DueForm[];
  readonly statuses: readonly AssessmentStatus[];
}

/** From what must be done first to what can wait; nothing on file where something is required is as grave as overdue. */
export const dueStates = {
  never: 'Never done',
  overdue: 'Overdue',
  due: 'Due',
  begun: 'Begun',
  countersign: 'To be countersigned',
  later: 'In date',
} as const;
export type DueState = keyof typeof dueStates;

export interface DueRow {
  readonly person: DuePerson;
  readonly form: DueForm;
  readonly last: LastResult | null;
  readonly begun: BegunResult | null;
  readonly state: DueState;
  /** Until it is due; below nought it is overdue. Null where nothing says when. */
  readonly days: number | null;
}

/** What is due for whom, and the forms in use. */
export interface DueList {
  readonly due: readonly DueRow[];
  readonly forms: readonly DueForm[];
}

/** As the alert that says so does. */
const soonDays = 7;

function stateOf({ last, begun, form }: Omit<AssessmentStatus, 'resident'>, days: number | null): DueState {
  if (begun) return 'begun';
  if (days !== null && days < 0) return 'overdue';
  if (days !== null && days <= soonDays) return 'due';
  return form.is_countersigned && last?.status === 'complete' ? 'countersign' : 'later';
}

/** What is due for whom, what comes first at the top: what was never done and is required, what is overdue, what comes due. */
export function dueAssessments({ today, people, forms, statuses }: AssessmentAlertFacts): readonly DueRow[] {
  const byPerson = Map.groupBy(statuses, ({ resident }) => resident);
  const rows = people.flatMap((person) => {
    const own = byPerson.get(person.id) ?? [];
    const known = own.map(({ form, last, begun }): DueRow => {
      const days = last?.next_due ? daysBetween(today, last.next_due) : null;
      return { person, form, last, begun, days, state: stateOf({ form, last, begun }, days) };
    });
    const covered = new Set(own.map(({ form }) => form.category));
    const missing = requiredCategories(person.header_flags).flatMap((category): readonly DueRow[] => {
      const form = covered.has(category) ? undefined : forms.find((one) => one.category === category);
      return form ? [{ person, form, last: null, begun: null, days: null, state: 'never' }] : [];
    });
    return [...missing, ...known];
  });
  return rows.toSorted(byUrgency);
}

const order = Object.keys(dueStates);
const byUrgency = (a: DueRow, b: DueRow): number =>
  order.indexOf(a.state) - order.indexOf(b.state) ||
  (a.days ?? Infinity) - (b.days ?? Infinity) ||
  compareNames(a.person.name, b.person.name) ||
  compareNames(a.form.title, b.form.title);

/** What one person has to do with: their own residents, and what they began or assessed themselves. */
export const concernsPerson = ({ person, last, begun }: DueRow, me: string): boolean =>
  [person.key_worker, person.co_key_worker, last?.by, begun?.by].includes(me);
