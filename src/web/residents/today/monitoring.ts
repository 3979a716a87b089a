import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { afternoonRoutine } from '#domain/daily-care/routines/afternoon-routine.ts';
import { morningRoutine } from '#domain/daily-care/routines/morning-routine.ts';
import { routineSteps } from '#domain/daily-care/routines/routine-steps.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { Circumstances } from '#domain/kit/vocabulary/entity.ts';
import type { Fields } from '#domain/kit/vocabulary/fields.ts';
import { careTracking, type CareTracking } from '#domain/residents/monitoring/care-tracking.ts';
import { localDay } from '#domain/kit/time/time.ts';

/** One line of what is watched, as the record keeps it. */
type MonitoringDetail = CareTracking['details'][number];

const labels = { morning_steps: routineSteps(morningRoutine), afternoon_steps: routineSteps(afternoonRoutine) };

const { columns } = careTracking.fields.details;

/** What is asked about each chart; which chart it is stands above it. */
export const detailFields: Fields = Object.fromEntries(Object.entries(columns).filter(([name]) => name !== 'chart'));

export const chartLabels: Readonly<Record<string, string>> = columns.chart.options;

const frequencies: Readonly<Record<string, string>> = columns.frequency.options;

export function frequencyWords({
  frequency,
  interval_value: value,
}: Pick<MonitoringDetail, 'frequency' | 'interval_value'>): string {
  if (frequency === 'x_per_day' && value) return value === 1 ? 'Once a day' : `${value} times a day`;
  if (frequency === 'interval_hours' && value) return value === 1 ? 'Every hour' : `Every ${value} hours`;
  return frequencies[frequency] ?? frequency;
}

const intervals: Readonly<Record<string, string>> = columns.check_every.options;

/** How often somebody looks in at night, where that was agreed for this person. */
export const nightCheckWords = ({ check_every }: Pick<MonitoringDetail, 'check_every'>): string =>
  check_every ? (intervals[check_every] ?? '') : '';

export const needsValue = (frequency: unknown): boolean => frequency === 'x_per_day' || frequency === 'interval_hours';

/** A routine is watched by the person's own steps; where they are kept, by chart. */
export const stepsOfChart: Readonly<Record<string, 'morning_steps' | 'afternoon_steps'>> = {
  morning_routine: 'morning_steps',
  afternoon_routine: 'afternoon_steps',
};

/** The steps someone chose for a routine, as in the middle of a sentence; empty where nobody did. */
export function stepWords(chart: string, tracking: RecordValues | undefined): string {
  const name = stepsOfChart[chart];
  const chosen = name && tracking?.[name];
  if (!name || !Array.isArray(chosen)) return '';
  return chosen.map((step: string) => midSentence(labels[name][step] ?? step)).join(', ');
}

/** What a chart begins with: the rhythm and the review of the house, and a reason that only a person can give. */
export const newDetail = (chart: string, around: Circumstances): MonitoringDetail => {
  const begun = {
    chart,
    frequency: 'daily',
    interval_value: null,
    check_every: null,
    reason: null,
    start_date: localDay(around.now, around.zone),
    two_staff: false,
    prompt_text: null,
  };
  // The entity answers each row with what is usual for it, its review among them.
  const [usual] = careTracking.suggest({ details: [begun] }, around)['details'] as readonly [MonitoringDetail];
  return usual;
};
