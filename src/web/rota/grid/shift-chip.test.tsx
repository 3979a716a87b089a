import type { GridShift } from '#domain/rota/grid/rota-grid.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShiftChip } from './shift-chip.tsx';

const late: GridShift = {
  id: 'late',
  version: 1,
  staff: 'ann',
  date: '2026-03-02',
  shift_type: 'late',
  start_at: '2026-03-02T15:00:00.000Z',
  end_at: '2026-03-02T22:00:00.000Z',
  role_on_shift: 'support',
  status: 'published',
  break_minutes: 30,
  one_to_one_resident: null,
  cover_for: null,
  override_reason: null,
  notes: null,
  actual_start: null,
  actual_end: null,
  sleep_in_disturbances: [],
  created_by: null,
  swap_how: null,
  swap_with: null,
  swap_for: null,
  swap_agreed_at: null,
};
const rest = [{ tone: 'watch' as const, brief: '0 min rest, 11 h needed', words: '0 min rest before it.' }];
const plain = (words: string | null) => (words ?? '').replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

test.each(['support', 'shift_lead', 'senior'] as const)(
  'what is heard of a shift of the role %s holds what is seen, in its order',
  (role_on_shift) => {
    const { unmount } = render(
      <ShiftChip shift={{ ...late, role_on_shift }} zone="Europe/London" marks={rest} place="Ann, Mon 2 Mar" />,
    );
    const chip = screen.getByRole('button');
    expect(plain(chip.getAttribute('aria-label'))).toContain(plain(chip.textContent));
    unmount();
  },
);
