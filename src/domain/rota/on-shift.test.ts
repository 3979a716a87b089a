import { expect, test } from 'vitest';
import type { Rota } from './rota.ts';
import { lastShiftEnd, onShiftAt, partOnShift } from './on-shift.ts';

const late: Pick<Rota, 'staff' | 'shift_type' | 'role_on_shift' | 'status' | 'start_at' | 'end_at'> = {
  staff: 'joy',
  shift_type: 'late',
  role_on_shift: 'support',
  status: 'published',
  start_at: '2026-11-19T14:30:00Z',
  end_at: '2026-11-19T22:00:00Z',
};
const here = (shift: object, now = '2026-11-19T18:00:00Z') => onShiftAt([{ ...late, ...shift }], now).length === 1;

test('a shift counts from its first minute to its last, not the minute it ends', () => {
  expect(here({}, '2026-11-19T14:30:00Z')).toBe(true);
  expect(here({}, '2026-11-19T21:59:00Z')).toBe(true);
  expect(here({}, '2026-11-19T22:00:00Z')).toBe(false);
});

test('nobody is there on an open, a draft or a declined shift, nor on leave', () => {
  expect(here({ staff: null })).toBe(false);
  expect(here({ status: 'draft' })).toBe(false);
  expect(here({ status: 'declined' })).toBe(false);
  expect(here({ shift_type: 'annual_leave' })).toBe(false);
});

test('the lead is named first', () => {
  const found = onShiftAt(
    [late, { ...late, staff: 'tom', role_on_shift: 'shift_lead', start_at: '2026-11-19T15:00:00Z' }],
    '2026-11-19T18:00:00Z',
  );
  expect(found.map(({ staff }) => staff)).toEqual(['tom', 'joy']);
});

const lead = { ...late, staff: 'tom', role_on_shift: 'shift_lead' } as const;
const part = (id: string, may_lead: boolean, ...shifts: (typeof late | { staff: null })[]) =>
  partOnShift(
    { id, may_lead },
    shifts.map((shift) => ({ ...late, ...shift })),
    '2026-11-19T18:00:00Z',
  );

test('whoever the rota names leads, and nobody besides', () => {
  expect(part('tom', false, late, lead)).toMatchObject({ isAtWork: true, leads: true });
  expect(part('joy', true, late, lead)).toMatchObject({ isAtWork: true, leads: false });
});

test('where the rota names no lead, whoever at work may lead does; not one who shadows, is on call or is elsewhere', () => {
  expect(part('joy', true, late, { ...lead, status: 'declined' }, { ...lead, shift_type: 'on_call' })).toMatchObject({
    leads: true,
  });
  expect(part('joy', false, late)).toMatchObject({ isAtWork: true, leads: false, isLeaderless: true });
  expect(part('joy', true, { ...late, role_on_shift: 'shadow' })).toMatchObject({
    isAtWork: false,
    leads: false,
    isEmpty: false,
  });
  expect(part('sue', true, late, { ...late, staff: 'sue', shift_type: 'on_call' })).toMatchObject({
    isAtWork: false,
    leads: false,
  });
});

test('a lead’s shift that nobody has taken leads nothing, and an empty house has nobody at work', () => {
  expect(part('joy', true, late, { ...lead, staff: null })).toMatchObject({ leads: true });
  expect(part('joy', true)).toEqual({ isAtWork: false, leads: false, isEmpty: true, isLeaderless: true });
});

test('the last shift is the latest that is over', () => {
  const own = [
    late,
    { ...late, start_at: '2026-11-17T07:30:00Z', end_at: '2026-11-17T15:00:00Z' },
    { ...late, start_at: '2026-11-18T07:30:00Z', end_at: '2026-11-18T15:00:00Z' },
  ];
  expect(lastShiftEnd(own, '2026-11-19T18:00:00Z')).toBe('2026-11-18T15:00:00Z');
  expect(lastShiftEnd([late], '2026-11-19T18:00:00Z')).toBeNull();
});
