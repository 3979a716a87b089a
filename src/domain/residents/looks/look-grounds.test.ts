import { expect, test } from 'vitest';
import type { RecordPast } from './as-of.ts';
import { groundsOf, type LookFacts, type ShiftFacts } from './look-grounds.ts';
import type { Look } from './look.ts';

const look = (given: Partial<Look> = {}): Look => ({
  at: '2026-03-01T09:00:00Z',
  user: 'ann',
  name: 'Ann Lee',
  role: 'Senior',
  action: 'view',
  entity: 'staff',
  object_id: 'bo',
  home: null,
  resident: null,
  reason: null,
  result: 'ok',
  ...given,
});

const always = <T>(id: string, value: T): RecordPast<T> => ({
  id,
  created_at: '2020-01-01T00:00:00Z',
  versions: [{ until: null, value }],
});

const shift = (given: Partial<ShiftFacts> = {}) =>
  always<ShiftFacts>('early', {
    home: 'rose',
    staff: 'ann',
    shift_type: 'early',
    status: 'worked',
    start_at: '2026-03-01T07:00:00Z',
    end_at: '2026-03-01T15:00:00Z',
    actual_start: null,
    actual_end: null,
    role_on_shift: 'support',
    one_to_one_resident: null,
    is_deleted: false,
    ...given,
  });

const facts = (shifts: readonly RecordPast<ShiftFacts>[] = []): LookFacts => ({
  shifts: new Map([['ann', shifts]]),
  people: new Map([['ann', always('ann', { homes: ['rose'], is_superuser: false })]]),
  residents: new Map([['hale', always('hale', { home: 'rose', key_worker: null, co_key_worker: null })]]),
});

test('a record of no house is read on shift in any of them, by its own person, or by whoever runs one', () => {
  expect(groundsOf(look(), facts([shift()]))).toEqual(['on_shift']);
  expect(groundsOf(look({ object_id: 'ann' }), facts())).toEqual(['own']);
  expect(groundsOf(look({ role: 'Manager' }), facts())).toEqual(['in_charge']);
  expect(groundsOf(look(), facts())).toEqual(['off_rota']);
});

const atHale = (given: Partial<Look> = {}) =>
  look({ entity: 'resident', object_id: 'hale', resident: 'hale', ...given });

test('a shift in another house is no reason, and a day off is none', () => {
  expect(groundsOf(atHale(), facts([shift({ home: 'oak' })]))).toEqual(['off_rota']);
  expect(groundsOf(atHale(), facts([shift({ shift_type: 'annual_leave' })]))).toEqual(['off_rota']);
  expect(groundsOf(atHale(), facts([shift({ status: 'cancelled' })]))).toEqual(['off_rota']);
});

test('whoever really stayed longer was at work until then', () => {
  const late = atHale({ at: '2026-03-01T17:30:00Z' });
  expect(groundsOf(late, facts([shift()]))).toEqual(['off_rota']);
  expect(groundsOf(late, facts([shift({ actual_end: '2026-03-01T17:00:00Z' })]))).toEqual(['on_shift']);
});

test('one to one is said before the shift, on call by itself, and an emergency before all', () => {
  const oneToOne = shift({ role_on_shift: 'one_to_one', one_to_one_resident: 'hale' });
  expect(groundsOf(atHale(), facts([oneToOne]))).toEqual(['one_to_one', 'on_shift']);
  expect(groundsOf(atHale(), facts([shift({ shift_type: 'on_call' })]))).toEqual(['on_call']);
  expect(groundsOf(atHale({ action: 'confidential_override' }), facts([shift()]))).toEqual(['emergency', 'on_shift']);
});
