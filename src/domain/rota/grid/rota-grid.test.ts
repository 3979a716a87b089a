import { expect, test } from 'vitest';
import { gridRows, type GridPerson, type GridShift } from './rota-grid.ts';

const ann: GridPerson = {
  id: 'ann',
  photo: null,
  first_name: 'Ann',
  preferred_name: null,
  last_name: 'Clarke',
  role: 'support_worker',
};
const shift = (given: Partial<GridShift>): GridShift => ({
  id: 'a',
  version: 1,
  date: '2026-11-16',
  shift_type: 'early',
  start_at: '2026-11-16T07:30:00Z',
  end_at: '2026-11-16T15:00:00Z',
  break_minutes: 30,
  staff: 'ann',
  role_on_shift: 'support',
  one_to_one_resident: null,
  cover_for: null,
  override_reason: null,
  notes: null,
  status: 'draft',
  actual_start: null,
  actual_end: null,
  sleep_in_disturbances: [],
  created_by: null,
  swap_how: null,
  swap_with: null,
  swap_for: null,
  swap_agreed_at: null,
  ...given,
});

test('open shifts stand on top, and a night on the day on which it begins', () => {
  const night = shift({
    id: 'n',
    date: '2026-11-17',
    shift_type: 'waking_night',
    start_at: '2026-11-17T21:45:00Z',
    end_at: '2026-11-18T07:45:00Z',
  });
  const rows = gridRows({
    from: '2026-11-16',
    days: 7,
    people: [ann],
    shifts: [night, shift({}), shift({ id: 'o', staff: null })],
  });
  expect(
    rows.map(({ person, cells }) => [person?.id ?? null, cells.map((cell) => cell.map(({ id }) => id).join())]),
  ).toEqual([
    [null, ['o', '', '', '', '', '', '']],
    ['ann', ['a', 'n', '', '', '', '', '']],
  ]);
  expect(rows[1]?.hours).toBe(7 + 9.5);
});
