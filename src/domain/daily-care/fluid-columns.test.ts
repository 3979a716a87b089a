import { expect, test } from 'vitest';
import { circumstances } from '#world/filled.ts';
import { fluidColumns } from './fluid-columns.ts';

const around = circumstances({ now: '2026-03-01T20:00:00.000Z' });
const drink = (id: string, occurred_at: string, amount_ml: number) => ({ id, occurred_at, amount_ml, direction: 'intake', is_deleted: false }) as const;
const entries = [drink('a', '2026-03-01T06:59:00.000Z', 500), drink('b', '2026-03-01T07:00:00.000Z', 200), drink('c', '2026-03-01T09:00:00.000Z', 150), drink('d', '2026-03-01T09:00:00.000Z', 100), drink('e', '2026-03-01T12:00:00.000Z', 250)];
const total = (place: number, more = {}) => entries.slice(place, place + 1).map((entry) => fluidColumns.running_total_ml({ ...entry, ...more }, around, { entries }))[0];

test('the total runs from the beginning of the fluid day to the drink itself', () => expect([1, 2, 4].map((place) => total(place))).toEqual([200, 350, 700]));

test('of two drinks at one minute the second counts the first in', () => expect([total(2), total(3)]).toEqual([350, 450]));

test('a drink before the start of the day belongs to the day before', () => expect(total(0)).toBe(500));

test('what was passed, or struck out, has no place in the total', () => expect([total(2, { direction: 'output' }), total(2, { is_deleted: true })]).toEqual([null, null]));
