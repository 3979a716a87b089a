import { addDays, compareMoments, daysBetween, momentAt, wallClock, type Day } from '../../kit/time/time.ts';
import { planOf, type ShiftPlan } from '../grid/shift-edit.ts';
import { overlap } from '../rest.ts';
import type { Rota } from '../rota.ts';
import type { RuledPerson } from '../rules/person-rules.ts';
import type { RotaFinding, RuledShift } from '../rules/rota-finding.ts';
import { shiftFindings } from '../rules/shift-findings.ts';
import { shiftBlock, type PlannedPerson } from '../shift-block.ts';
import { isWork } from '../working-hours.ts';
import type { PatternShift, PatternWeeks } from './rota-template.ts';

/** Where a pattern is laid down, and how often one after the other. */
export interface LaidDown {
  readonly weeks: PatternWeeks;
  readonly to: Day;
  readonly times: number;
}

/** Leave and sickness belong to their own week, and what fell through was no plan. */
const stays: readonly string[] = ['annual_leave', 'sick'];
const fellThrough: readonly string[] = ['cancelled', 'absent'];

type Source = ShiftPlan & Pick<Rota, 'status'>;

/** The pattern of weeks of the rota, by the clock on the wall. What was said of one day alone is no part of it. */
export const patternOf = (
  source: readonly Source[],
  { from, weeks }: { readonly from: Day; readonly weeks: PatternWeeks },
  zone: string,
): readonly PatternShift[] =>
  source
    .filter(
      ({ date, shift_type, status }) =>
        date >= from && date < addDays(from, weeks * 7) && !stays.includes(shift_type) && !fellThrough.includes(status),
    )
    .map(({ date, shift_type, start_at, end_at, break_minutes, role_on_shift, staff, one_to_one_resident }) => {
      const [starts, ends] = [wallClock(start_at, zone), wallClock(end_at, zone)];
      return {
        day: daysBetween(from, date) + 1,
        shift_type,
        starts: starts.time,
        ends: ends.time,
        midnights: daysBetween(starts.day, ends.day),
        break_minutes,
        role_on_shift,
        staff,
        one_to_one_resident,
      };
    });

/** The shifts that a pattern makes from a day on, as often as asked. */
export const laidDown = (
  pattern: readonly PatternShift[],
  { weeks, to, times }: LaidDown,
  zone: string,
): readonly ShiftPlan[] =>
  Array.from({ length: times }, (_, round) => round * weeks * 7).flatMap((days) =>
    pattern.map(({ day, starts, ends, midnights, ...shift }) => {
      const date = addDays(to, days + day - 1);
      return planOf({
        ...shift,
        date,
        start_at: momentAt(date, starts, zone),
        end_at: momentAt(addDays(date, midnights), ends, zone),
        override_reason: null,
        cover_for: null,
        notes: null,
      });
    }),
  );

/** What copying a shift comes to. */
export interface CopyOutcome {
  readonly plan: ShiftPlan;
  /** It is on the rota already. */
  readonly isThere: boolean;
  /** Why its person cannot have it, so that it becomes open. */
  readonly opened: { readonly staff: string; readonly words: string } | null;
  readonly findings: readonly RotaFinding[];
}

export interface CopyFacts {
  readonly home: string;
  readonly zone: string;
  readonly people: ReadonlyMap<string, PlannedPerson & RuledPerson>;
  /** What everybody concerned does already, in every house. */
  readonly known: readonly (RuledShift & { readonly home: string; readonly staff: string | null })[];
}

type Known = CopyFacts['known'][number];

const asKnown = (plan: ShiftPlan, home: string): Known => ({
  ...plan,
  home,
  status: 'draft',
  actual_start: null,
  actual_end: null,
  sleep_in_disturbances: [],
});

/** Each copy is looked at beside everything that is there and the copies before it. */
export function copyOutcomes(
  plans: readonly ShiftPlan[],
  { home, zone, people, known }: CopyFacts,
): readonly CopyOutcome[] {
  const there = [...known];
  const taken = new Set<Known>();
  return plans.map((plan) => {
    const same = there.find((one) => !taken.has(one) && isSameShift(one, plan, home));
    if (same) {
      taken.add(same);
      return { plan, isThere: true, opened: null, findings: [] };
    }
    const outcome = placed(plan, { home, zone, people, known: there });
    // It had become open before: copied again, it is not open twice.
    const twin = outcome.opened && there.find((one) => !taken.has(one) && isSameShift(one, outcome.plan, home));
    if (twin) {
      taken.add(twin);
      return { plan: outcome.plan, isThere: true, opened: null, findings: [] };
    }
    const made = asKnown(outcome.plan, home);
    there.push(made);
    taken.add(made);
    return outcome;
  });
}

const isSameShift = (one: Known, plan: ShiftPlan, home: string): boolean =>
  one.home === home &&
  one.staff === plan.staff &&
  one.shift_type === plan.shift_type &&
  !fellThrough.includes(one.status) &&
  compareMoments(one.start_at, plan.start_at) === 0;

function placed(plan: ShiftPlan, { home, zone, people, known }: CopyFacts): CopyOutcome {
  const { staff } = plan;
  if (staff === null) return { plan, isThere: false, opened: null, findings: [] };
  const person = people.get(staff);
  const others = known.filter((one) => one.staff === staff);
  const shift = { ...asKnown(plan, home), date: plan.date };
  const isBusy = isWork(shift) && others.some((other) => isWork(other) && overlap(other, shift));
  const block = !person
    ? 'No longer works here.'
    : isBusy
      ? 'Already has a shift at this time.'
      : isWork(shift)
        ? shiftBlock(person, { ...plan, home })
        : null;
  if (block || !person)
    return { plan: { ...plan, staff: null }, isThere: false, opened: { staff, words: block ?? '' }, findings: [] };
  return { plan, isThere: false, opened: null, findings: shiftFindings({ shift, others, person, zone }) };
}
