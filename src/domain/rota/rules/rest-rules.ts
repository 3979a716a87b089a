import { weekOf } from '../../kit/time/calendar-days.ts';
import { addDays, compareMoments, hoursBetween, localDay, momentAt, type Moment } from '../../kit/time/time.ts';
import { hoursWords } from '../hours-words.ts';
import { MIN_REST_HOURS, restBefore, type Span } from '../rest.ts';
import { isWork } from '../working-hours.ts';
import type { RotaFinding, RuledShift } from './rota-finding.ts';

const saidRest = (hours: number, when: string): RotaFinding => ({
  code: 'short_rest',
  field: 'start_at',
  brief: `${hoursWords(hours)} rest, ${hoursWords(MIN_REST_HOURS)} needed`,
  words: `${hoursWords(hours)} rest ${when} this shift, ${hoursWords(MIN_REST_HOURS)} needed.`,
});

const restAfter = (shift: Span, others: readonly Span[]): number | null => {
  const next = others
    .filter(({ start_at }) => compareMoments(start_at, shift.end_at) >= 0)
    .toSorted((a, b) => compareMoments(a.start_at, b.start_at))[0];
  return next ? hoursBetween(shift.end_at, next.start_at) : null;
};

/** Working Time Regulations 1998 reg. 10: eleven hours between working days, before the shift and after it. */
export function dailyRest(shift: RuledShift, others: readonly RuledShift[]): readonly RotaFinding[] {
  const worked = others.filter(isWork);
  const [before, after] = [restBefore(shift, [...worked]), restAfter(shift, worked)];
  return [
    ...(before !== null && before < MIN_REST_HOURS ? [saidRest(before, 'before')] : []),
    ...(after !== null && after < MIN_REST_HOURS ? [saidRest(after, 'after')] : []),
  ];
}

/** Working Time Regulations 1998 reg. 11: a day off in each week, or two days in each fortnight. */
const weeklyRestHours = 24;
const fortnightRestHours = 48;

/** The longest stretch without work between two moments. */
function longestRest(spans: readonly Span[], from: Moment, to: Moment): number {
  const busy = spans
    .filter(({ start_at, end_at }) => compareMoments(start_at, to) < 0 && compareMoments(end_at, from) > 0)
    .toSorted((a, b) => compareMoments(a.start_at, b.start_at));
  const edges = [from, ...busy.flatMap(({ start_at, end_at }) => [start_at, end_at]), to];
  const rests = edges.flatMap((edge, at) => (at % 2 === 0 ? [hoursBetween(edge, edges[at + 1] ?? to)] : []));
  return Math.max(0, ...rests);
}

/** A week runs from Monday on the clock of the house. */
export function weeklyRest(shift: RuledShift, others: readonly RuledShift[], zone: string): readonly RotaFinding[] {
  const monday = weekOf(localDay(shift.start_at, zone))[0] ?? localDay(shift.start_at, zone);
  const at = (days: number) => momentAt(addDays(monday, days), '00:00', zone);
  const worked = [...others.filter(isWork), shift];
  const week = longestRest(worked, at(0), at(7));
  const fortnight = Math.max(longestRest(worked, at(-7), at(7)), longestRest(worked, at(0), at(14)));
  return week >= weeklyRestHours || fortnight >= fortnightRestHours
    ? []
    : [
        {
          code: 'weekly_rest',
          field: 'start_at',
          brief: `${hoursWords(week)} rest in the week, ${hoursWords(weeklyRestHours)} needed`,
          words: `Longest rest in this week ${hoursWords(week)}, ${hoursWords(weeklyRestHours)} needed, or ${hoursWords(fortnightRestHours)} in two weeks.`,
        },
      ];
}
