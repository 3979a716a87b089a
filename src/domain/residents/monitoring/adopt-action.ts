import { dayWords } from '../../kit/time/day-words.ts';
import type { Plan } from '../../plans/plan/plan.ts';
import { chartNames, type CareTracking } from './care-tracking.ts';

type Detail = CareTracking['details'][number];
type DetailChart = Detail['chart'];

/** What is watched, as far as adopting a step of a plan touches it. */
export type Watching = Pick<CareTracking, DetailChart | 'details'>;

/** How a step of a plan is to be carried into daily care. */
export type Adopted = Pick<Detail, 'chart' | 'frequency' | 'interval_value' | 'two_staff' | 'prompt_text'>;

/** What stands there now and what would stand there. */
export interface TrackingChange {
  readonly what: string;
  readonly now: string;
  readonly next: string;
}

/** The chart on which a part of life is followed, where there is one. */
const chartOf: { readonly [D in Plan['domain']]?: DetailChart } = {
  eating_drinking: 'fluid_intake',
  continence: 'fluid_intake',
  diabetes: 'weight',
  physical_health: 'weight',
  personal_care: 'morning_routine',
  mobility_falls: 'morning_routine',
  oral_health: 'morning_routine',
  skin: 'bath',
  sleep: 'sleep',
  mental_wellbeing: 'mood',
  social_family: 'mood',
  behaviour_support: 'incident',
  cognition_capacity: 'care',
};

const rowOf = (watching: Watching | null, chart: DetailChart): Detail | undefined =>
  watching?.[chart] ? watching.details.find((row) => row.chart === chart) : undefined;

/** A step as it would be carried over: by its part of life, keeping the rhythm that is there already. */
export function suggestAdopting(
  domain: Plan['domain'],
  { what, how, staff_number }: Plan['actions'][number],
  watching: Watching | null,
): Adopted {
  const chart = chartOf[domain] ?? 'care';
  const known = rowOf(watching, chart);
  return {
    chart,
    frequency: known?.frequency ?? 'daily',
    interval_value: known?.interval_value ?? null,
    two_staff: (staff_number ?? 1) > 1 || (known?.two_staff ?? false),
    prompt_text: [what, how].filter(Boolean).join(' – ').slice(0, 300),
  };
}

const frequencies: { readonly [F in Detail['frequency']]: string } = {
  per_shift: 'every shift',
  daily: 'daily',
  x_per_day: 'times a day',
  weekly: 'weekly',
  fortnightly: 'every two weeks',
  monthly: 'monthly',
  interval_hours: 'hours between',
};

const rhythm = ({ frequency, interval_value }: Pick<Detail, 'frequency' | 'interval_value'>): string =>
  interval_value === null ? frequencies[frequency] : `${interval_value} ${frequencies[frequency]}`;

/** The whole of what is written, and line by line what is new about it. */
export function adoptAction(
  watching: Watching | null,
  adopted: Adopted,
  { title, review_date }: Pick<Plan, 'title' | 'review_date'>,
): { readonly values: Partial<Watching>; readonly changes: readonly TrackingChange[] } {
  const { chart } = adopted;
  const known = rowOf(watching, chart);
  const row: Detail = {
    ...(known ?? { check_every: null, start_date: null }),
    ...adopted,
    reason: known?.reason ?? `Support plan: ${title}`.slice(0, 300),
    review_date: known && known.review_date > review_date ? known.review_date : review_date,
  };
  const others = (watching?.details ?? []).filter((one) => one.chart !== chart);
  const lines: readonly TrackingChange[] = [
    { what: chartNames[chart], now: known ? 'watched' : 'not watched', next: 'watched' },
    { what: 'How often', now: known ? rhythm(known) : '–', next: rhythm(row) },
    { what: 'Staff', now: staffWords(known), next: staffWords(row) },
    { what: 'Shown to whoever records it', now: known?.prompt_text ?? '–', next: row.prompt_text ?? '–' },
    { what: 'Review on', now: known ? dayWords(known.review_date) : '–', next: dayWords(row.review_date) },
  ];
  return {
    values: { [chart]: true, details: [...others, row] },
    changes: lines.filter(({ now, next }) => now !== next),
  };
}

const staffWords = (row: Pick<Detail, 'two_staff'> | undefined): string =>
  row ? (row.two_staff ? 'two' : 'one') : '–';
