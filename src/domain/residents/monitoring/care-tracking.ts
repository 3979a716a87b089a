import { keysOf } from '../../kit/vocabulary/record-values.ts';
import type { Circumstances, RecordOf } from '../../kit/vocabulary/entity.ts';
import { entity } from '../../kit/vocabulary/entity.ts';
import { afternoonRoutine } from '../../daily-care/routines/afternoon-routine.ts';
import { morningRoutine } from '../../daily-care/routines/morning-routine.ts';
import { nightChecks } from '../../daily-care/sleep/night-checks.ts';
import { routineSteps } from '../../daily-care/routines/routine-steps.ts';
import { choice, choices, date, explained, must, rows, text, whole, yesNo } from '../../kit/vocabulary/fields.ts';
import { nextDate } from '../../kit/time/frequency.ts';
import { everything } from '../../kit/vocabulary/permissions.ts';
import { localDay, type Day } from '../../kit/time/time.ts';
import { ownThresholds, thresholdComplaint } from './own-thresholds.ts';

export const chartNames = {
  weight: 'Weight',
  fluid_intake: 'Fluids',
  bath: 'Bathing',
  mood: 'Mood',
  sleep: 'Sleep',
  morning_routine: 'Morning routine',
  afternoon_routine: 'Afternoon routine',
  incident: 'Behaviour and incidents',
  care: 'Mental state',
} as const;
type Chart = keyof typeof chartNames;

const ownSteps = {
  help: 'As their support plan says. Without a choice: the steps of their newest sheet, or else all of them.',
} as const;

const monitor = (chart: Chart) => must(yesNo(chartNames[chart], { default: false }));

/** What is watched for one resident, how often and why. */
export const careTracking = entity({
  name: 'care_tracking',
  labels: { one: 'Monitoring', many: 'Monitoring' },
  purpose: 'What is watched for each person, how often, and from when somebody is told.',
  title: ['resident'],
  belongsTo: 'resident',
  movesAlong: true,
  access: {
    superuser: everything,
    manager: everything,
    senior: everything,
    carer: ['view'],
    agency: ['view'],
    auditor: ['view'],
  },
  fields: {
    weight: monitor('weight'),
    fluid_intake: monitor('fluid_intake'),
    bath: monitor('bath'),
    mood: monitor('mood'),
    sleep: monitor('sleep'),
    morning_routine: monitor('morning_routine'),
    afternoon_routine: monitor('afternoon_routine'),
    incident: monitor('incident'),
    care: monitor('care'),
    details: rows('How often and why', {
      chart: must(choice('Chart', { options: chartNames })),
      frequency: must(
        choice('How often', {
          options: {
            per_shift: 'Every shift',
            daily: 'Daily',
            x_per_day: 'Several times a day',
            weekly: 'Weekly',
            fortnightly: 'Every two weeks',
            monthly: 'Monthly',
            interval_hours: 'Every few hours',
          },
        }),
      ),
      interval_value: explained('interval_value', whole('Times a day, or hours between', { min: 1, max: 48 })),
      check_every: choice('Look in at night', {
        options: nightChecks,
        when: { chart: ['sleep'] },
        help: 'Left empty: as usual in the house.',
      }),
      reason: must(text('Reason', { max: 300 })),
      start_date: date('From', { tense: 'any' }),
      review_date: must(date('Review on', { tense: 'future' })),
      two_staff: yesNo('Two staff', { default: false }),
      prompt_text: text('Prompt', { max: 300, help: 'Shown to whoever records it.' }),
    }),
    morning_steps: choices('Steps of their morning', {
      options: routineSteps(morningRoutine),
      when: { morning_routine: [true] },
      ...ownSteps,
    }),
    afternoon_steps: choices('Steps of their afternoon', {
      options: routineSteps(afternoonRoutine),
      when: { afternoon_routine: [true] },
      ...ownSteps,
    }),
    thresholds: ownThresholds,
  },
  list: ['weight', 'fluid_intake', 'bath', 'mood', 'sleep', 'morning_routine', 'afternoon_routine', 'incident', 'care'],
  carries: ['details', 'morning_steps', 'afternoon_steps', 'thresholds'],
  unique: [{ fields: ['resident'], sentence: 'Monitoring for this resident exists already; change that.' }],
  suggest: ({ details, thresholds }, around) => ({
    details: (details ?? []).map((row) => ({ ...row, ...usualRhythm(row.chart, around) })),
    thresholds: (thresholds ?? []).map((row) => ({ ...row, review_date: firstReview(around) })),
  }),
  check: (tracking) => ({
    ...detailsComplaint(tracking, tracking.details),
    ...thresholdComplaint(tracking.thresholds),
  }),
});
export type CareTracking = RecordOf<typeof careTracking>;

const firstReview = ({ now, zone, settings }: Circumstances): Day =>
  nextDate(localDay(now, zone), settings.plan_review_default);

const rhythms = ['weekly', 'fortnightly', 'monthly'] as const;

/** As the house does it. How often one looks in at night needs no copy: left empty, the house's own figure counts. */
function usualRhythm(chart: Chart | null | undefined, around: Circumstances) {
  if (!chart) return {};
  const weighs = rhythms.find((one) => one === around.settings.weigh_default);
  return { ...(chart === 'weight' && weighs ? { frequency: weighs } : {}), review_date: firstReview(around) };
}

interface Detail {
  readonly chart: Chart;
  readonly frequency: string;
  readonly interval_value: number | null;
  readonly start_date: string | null;
  readonly review_date: string;
}

const counted = ['x_per_day', 'interval_hours'];

/** Nothing is watched without a reason, and each chart has one rhythm. */
function detailsComplaint(flags: Readonly<Record<Chart, boolean>>, details: readonly Detail[]) {
  const listed = details.map((row) => row.chart);
  const without = keysOf(chartNames).find((chart) => flags[chart] && !listed.includes(chart));
  if (without) return { details: `Say how often and why ${chartNames[without]} is monitored.` };
  const twice = listed.find((chart, place) => listed.indexOf(chart) !== place);
  if (twice) return { details: `${chartNames[twice]} is listed twice.` };
  const uncounted = details.find((row) => counted.includes(row.frequency) && row.interval_value === null);
  if (uncounted)
    return { details: `${chartNames[uncounted.chart]}: say how many times a day, or how many hours between.` };
  const backwards = details.find((row) => row.start_date !== null && row.review_date < row.start_date);
  return backwards ? { details: `${chartNames[backwards.chart]}: the review is before the start.` } : {};
}
