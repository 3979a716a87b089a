import { mealMeans, poorMealRun, type Eaten } from '../../../daily-care/routines/meals.ts';
import {
  addDays,
  hoursBetween,
  localTime,
  minutesOfDay,
  type Day,
  type Moment,
  type Time,
} from '../../../kit/time/time.ts';
import type { AlertRule, AlertContext } from '../../engine/alert-rule.ts';
import { eachResident } from '../../engine/each-fact.ts';

/** How a resident's routines of the last days went. */
export interface RoutineFacts {
  readonly resident: string;
  readonly morning_tracked: boolean;
  readonly afternoon_tracked: boolean;
  /** How much of today's sheet is answered; null where there is none yet. */
  readonly morning_pct: number | null;
  readonly afternoon_pct: number | null;
  readonly last_bowels_at: Moment | null;
  /** In the order they were eaten. */
  readonly meals: readonly Eaten[];
  /** Per day what was declined and what was done; only days with a sheet. */
  readonly days: readonly {
    readonly day: Day;
    readonly declined: readonly string[];
    readonly done: readonly string[];
  }[];
}

type RoutineRule = AlertRule<readonly RoutineFacts[]>;

// Our own choice: four tasks of five answered is a sheet that somebody is filling in.
const enoughPct = 80;
const poorMeals = 3;
const declinedDays = 3;
const tasksOf = { wash: ['wash', 'wash_pm'], mouth_care: ['mouth_care', 'mouth_care_pm'] } as const;
const taskWords = { wash: 'Washing', mouth_care: 'Mouth care' } as const;

const isPast = (time: Time, { now, zone }: AlertContext): boolean =>
  minutesOfDay(localTime(now, zone)) >= minutesOfDay(time);

/** Sheets that should be nearly done by now and are not. */
function openSheets(
  { morning_tracked, morning_pct, afternoon_tracked, afternoon_pct }: RoutineFacts,
  at: AlertContext,
): readonly string[] {
  const progressWords = (pct: number | null) => (pct === null ? 'not begun' : `${pct} % answered`);
  const isOpen = (tracked: boolean, pct: number | null, time: Time) =>
    tracked && isPast(time, at) && (pct ?? 0) < enoughPct;
  return [
    ...(isOpen(morning_tracked, morning_pct, at.settings.routine_due_morning)
      ? [`Morning: ${progressWords(morning_pct)}.`]
      : []),
    ...(isOpen(afternoon_tracked, afternoon_pct, at.settings.routine_due_afternoon)
      ? [`Afternoon: ${progressWords(afternoon_pct)}.`]
      : []),
  ];
}

/** Days without a gap, back from the newest sheet, on which every offer of it was declined. */
function declinedRun({ days }: RoutineFacts, tasks: readonly string[]): number {
  const newest = days.toSorted((a, b) => (a.day < b.day ? 1 : -1));
  const first = newest[0]?.day;
  const stop = newest.findIndex(
    ({ day, declined, done }, place) =>
      day !== (first && addDays(first, -place)) ||
      !tasks.some((task) => declined.includes(task)) ||
      tasks.some((task) => done.includes(task)),
  );
  return stop === -1 ? newest.length : stop;
}

export const routineAlerts: readonly RoutineRule[] = [
  {
    code: 'ROUT-1',
    category: 'task',
    title: 'A routine sheet is not filled in',
    to: ['lead'],
    source: 'Our own figures',
    says: (s) =>
      `Less than ${enoughPct} % of the morning sheet is answered by ${s.routine_due_morning}, or of the afternoon sheet by ${s.routine_due_afternoon}.`,
    clears: `It clears when ${enoughPct} % of the sheet is answered, or when the day ends.`,
    find: eachResident(
      (all) => all,
      (facts, at) => {
        const open = openSheets(facts, at);
        return open.length > 0
          ? ['low', open.join(' '), open.map((sheet) => `${at.today} ${sheet.split(':')[0] ?? sheet}`)]
          : null;
      },
    ),
  },
  {
    code: 'ROUT-2',
    category: 'clinical',
    title: 'Bowels not opened for a while',
    to: ['lead', 'key_worker'],
    source: 'Our own figure',
    answeredByPlan: true,
    says: (s) =>
      `No record says that bowels were opened in ${s.bowel_gap_hours} hours. Where none ever said so, nothing is concluded.`,
    clears: 'It clears when they were, or with an action plan.',
    find: eachResident(
      (all) => all,
      ({ last_bowels_at }, { now, settings }) => {
        const hours = last_bowels_at === null ? 0 : hoursBetween(last_bowels_at, now);
        return hours >= settings.bowel_gap_hours
          ? ['medium', `Last opened ${Math.floor(hours / 24)} days ago.`, [String(Math.floor(hours / 24))]]
          : null;
      },
    ),
  },
  {
    code: 'ROUT-3',
    category: 'clinical',
    title: 'Eating little',
    to: ['lead', 'key_worker'],
    source: 'Our own figure',
    answeredByPlan: true,
    says: () => `Half or less was eaten of ${poorMeals} meals running.`,
    clears: 'It clears when the mean of the last three meals is above half, or with an action plan.',
    find: eachResident(
      (all) => all,
      ({ resident, meals }, at) => {
        const run = poorMealRun([...meals]);
        const mean = mealMeans([...meals]).at(-1) ?? 1;
        return run >= poorMeals || (at.isOpen('ROUT-3', resident) && mean <= 0.5)
          ? [
              'medium',
              `Meals of half or less in a row: ${run}.`,
              run >= poorMeals ? [String(Math.floor(run / poorMeals))] : [],
            ]
          : null;
      },
    ),
  },
  {
    code: 'ROUT-4',
    category: 'clinical',
    title: 'Care declined for several days',
    to: ['key_worker'],
    source: 'Our own figure',
    answeredByPlan: true,
    says: () => `Washing or mouth care was declined on ${declinedDays} days running.`,
    clears: 'It clears when it was done, or with an action plan.',
    find: eachResident(
      (all) => all,
      (facts) => {
        const declined = (['wash', 'mouth_care'] as const).flatMap((kind) => {
          const days = declinedRun(facts, tasksOf[kind]);
          return days >= declinedDays
            ? [
                {
                  saw: `${taskWords[kind]}: declined ${days} days running.`,
                  occasion: `${kind} ${Math.floor(days / declinedDays)}`,
                },
              ]
            : [];
        });
        return declined.length > 0
          ? ['medium', declined.map(({ saw }) => saw).join(' '), declined.map(({ occasion }) => occasion)]
          : null;
      },
    ),
  },
];
