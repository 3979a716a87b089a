import { editStep, type ShiftPlan } from '#domain/rota/grid/shift-edit.ts';
import { expect, test } from 'vitest';
import { expected } from './carry-out.ts';

const plan = (date: string): ShiftPlan => ({
  date,
  shift_type: 'early',
  start_at: `${date}T07:30:00.000Z`,
  end_at: `${date}T15:00:00.000Z`,
  break_minutes: 30,
  staff: null,
  role_on_shift: 'support',
  one_to_one_resident: null,
  cover_for: null,
  override_reason: null,
  notes: null,
});
const fresh = (id: string, given: ShiftPlan) => ({ ...given, id });
const week = { from: '2026-03-02', days: 7, shifts: [fresh('there', plan('2026-03-03'))] };

test('of shifts that are on their way those of other weeks are not counted in this one', () => {
  const copied = [editStep('here', null, plan('2026-03-08')), editStep('beyond', null, plan('2026-03-09'))];
  expect(expected(week, copied, fresh).map(({ id }) => id)).toEqual(['there', 'here']);
});

test('a shift that is being moved to another week has left this one', () => {
  const moved = [editStep('there', plan('2026-03-03'), plan('2026-03-10'))];
  expect(expected(week, moved, fresh)).toEqual([]);
});
