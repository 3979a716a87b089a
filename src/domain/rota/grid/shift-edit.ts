import { instantOf, momentOf } from '../../kit/time/time.ts';
import { isSame } from '../../kit/vocabulary/is-same.ts';
import type { Rota } from '../rota.ts';

/** What a planner decides about a shift. */
export const planFields = [
  'date',
  'shift_type',
  'start_at',
  'end_at',
  'break_minutes',
  'staff',
  'role_on_shift',
  'one_to_one_resident',
  'cover_for',
  'override_reason',
  'notes',
] as const satisfies readonly (keyof Rota)[];

export type ShiftPlan = Pick<Rota, (typeof planFields)[number]>;

/** One shift before and after; null where it is not on the rota. */
export interface EditStep {
  readonly id: string;
  readonly before: ShiftPlan | null;
  readonly after: ShiftPlan | null;
}

/** What the planner did in one go, in words for whoever does not see it. */
export interface ShiftEdit {
  readonly words: string;
  readonly steps: readonly EditStep[];
}

/** The rota as a planner sees it, by the ids of the shifts. */
export type ShiftPlans = ReadonlyMap<string, ShiftPlan>;

/** Of a shift as it was answered; a moment is written in one way, so that the same plan is the same bytes. */
export const planOf = (shift: ShiftPlan): ShiftPlan => ({
  date: shift.date,
  shift_type: shift.shift_type,
  start_at: momentOf(instantOf(shift.start_at)),
  end_at: momentOf(instantOf(shift.end_at)),
  break_minutes: shift.break_minutes,
  staff: shift.staff,
  role_on_shift: shift.role_on_shift,
  one_to_one_resident: shift.one_to_one_resident,
  cover_for: shift.cover_for,
  override_reason: shift.override_reason,
  notes: shift.notes,
});

/** A step between two shifts as they stand in a grid: what is no plan, their numbers above all, stays out of it. */
export const editStep = (id: string, before: ShiftPlan | null, after: ShiftPlan | null): EditStep => ({
  id,
  before: before && planOf(before),
  after: after && planOf(after),
});

/** The fields in which two plans of one shift differ, as the later one has them. */
export const changedFields = (before: ShiftPlan, after: ShiftPlan): Partial<ShiftPlan> =>
  Object.fromEntries(
    planFields.filter((name) => !isSame(before[name], after[name])).map((name) => [name, after[name]]),
  );

/** The edit that takes this one back: last step first, each the other way round. */
export const reversed = ({ words, steps }: ShiftEdit): ShiftEdit => ({
  words,
  steps: steps.toReversed().map(({ id, before, after }) => ({ id, before: after, after: before })),
});

/** The rota after an edit; null where a shift is not as the edit expects it, because somebody else has changed it. */
export function applyEdit(plans: ShiftPlans, { steps }: ShiftEdit): ShiftPlans | null {
  const next = new Map(plans);
  for (const { id, before, after } of steps) {
    if (!isSame(next.get(id) ?? null, before)) return null;
    if (after === null) next.delete(id);
    else next.set(id, after);
  }
  return next;
}
