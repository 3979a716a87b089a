import { expect, test } from 'vitest';
import { lastShiftEnd, leadsAt, onShiftAt } from './on-shift.ts';

const late = { staff: 'joy', shift_type: 'late', role_on_shift: 'support', status: 'published', start_at: '2026-11-19T14:30:00Z', end_at: '2026-11-19T22:00:00Z' };
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
  const found = onShiftAt([late, { ...late, staff: 'tom', role_on_shift: 'shift_lead', start_at: '2026-11-19T15:00:00Z' }], '2026-11-19T18:00:00Z');
  expect(found.map(({ staff }) => staff)).toEqual(['tom', 'joy']);
});

const lead = { ...late, staff: 'tom', role_on_shift: 'shift_lead' };
const leading = (...shifts: (typeof late | { staff: null })[]) => leadsAt(shifts.map((shift) => ({ ...late, ...shift })), '2026-11-19T18:00:00Z');

test('whoever the rota names leads, and nobody besides', () => {
  expect(leading(late, lead)).toEqual(['tom']);
});

test('where the rota names no lead, everyone at work leads and nobody who is elsewhere', () => {
  expect(leading(late, { ...late, staff: 'ann', end_at: '2026-11-19T17:00:00Z' }, { ...late, staff: 'sue', shift_type: 'on_call' })).toEqual(['joy']);
  expect(leading(late, { ...lead, status: 'declined' }, { ...lead, shift_type: 'on_call' })).toEqual(['joy']);
});

test('a lead’s shift that nobody has taken leads nothing', () => {
  expect(leading(late, { ...lead, staff: null })).toEqual(['joy']);
  expect(leading()).toEqual([]);
});

test('the last shift is the latest that is over', () => {
  const own = [late, { ...late, start_at: '2026-11-17T07:30:00Z', end_at: '2026-11-17T15:00:00Z' }, { ...late, start_at: '2026-11-18T07:30:00Z', end_at: '2026-11-18T15:00:00Z' }];
  expect(lastShiftEnd(own, '2026-11-19T18:00:00Z')).toBe('2026-11-18T15:00:00Z');
  expect(lastShiftEnd([late], '2026-11-19T18:00:00Z')).toBeNull();
});
