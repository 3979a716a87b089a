import { expect, test } from 'vitest';
import { changeMessages, publishMessages, removalMessages } from './rota-messages.ts';

const zone = 'Europe/London';
const early = {
  home: 'rose',
  staff: 'ann',
  date: '2026-11-16',
  shift_type: 'early',
  start_at: '2026-11-16T07:30:00Z',
  end_at: '2026-11-16T15:00:00Z',
  status: 'published',
} as const;
const later = { ...early, end_at: '2026-11-16T16:00:00Z' };
const change = (after: Parameters<typeof changeMessages>[1], before: Parameters<typeof changeMessages>[0] = early) =>
  changeMessages(before, after, zone).map(({ staff, message }) => `${staff}: ${message}`);

test('each person hears of their own shifts, and of an open one nobody', () => {
  const tuesday = { ...early, date: '2026-11-17', start_at: '2026-11-17T07:30:00Z', end_at: '2026-11-17T15:00:00Z' };
  expect(publishMessages([tuesday, early, { ...early, staff: 'joy' }, { ...early, staff: null }], zone)).toEqual([
    { staff: 'ann', message: 'Mon 16 Nov: Early 07:30–15:00\nTue 17 Nov: Early 07:30–15:00' },
    { staff: 'joy', message: 'Mon 16 Nov: Early 07:30–15:00' },
  ]);
});

test('a change after publishing is told to whoever it concerns, and asks them', () => {
  expect(change(later)).toEqual([
    'ann: Mon 16 Nov: Early 07:30–15:00 is now Mon 16 Nov: Early 07:30–16:00. Please say whether you can.',
  ]);
  expect(change({ ...early, staff: 'joy' })).toEqual([
    'ann: Mon 16 Nov: Early 07:30–15:00 is no longer yours.',
    'joy: Mon 16 Nov: Early 07:30–15:00 is now yours. Please say whether you can.',
  ]);
  expect(change({ ...early, status: 'cancelled' })).toEqual(['ann: Mon 16 Nov: Early 07:30–15:00 is cancelled.']);
});

test('nobody hears of a draft, nor of an answer or a note', () => {
  expect(change({ ...later, status: 'draft' }, { ...early, status: 'draft' })).toEqual([]);
  expect(change({ ...early, status: 'accepted' })).toEqual([]);
  expect(change({ ...early, staff: 'joy' }, { ...early, staff: null })).toEqual([
    'joy: Mon 16 Nov: Early 07:30–15:00 is now yours. Please say whether you can.',
  ]);
});

test('whoever knew of a shift is told that it was taken off', () => {
  expect(removalMessages(early, zone)).toHaveLength(1);
  expect(removalMessages({ ...early, status: 'draft' }, zone)).toEqual([]);
});
