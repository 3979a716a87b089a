import { expect, test } from 'vitest';
import { covers } from './reaching.ts';

const ann = { id: 'ann', groups: ['seniors'], now: '2026-07-01T23:30:00.000Z', zone: 'Europe/London' };

test('a reach without row tests covers every record', () => {
  expect(covers({ fields: ['likes'] }, {}, ann)).toBe(true);
});

test('an own record is one whose field names the person, alone or among others', () => {
  const own = { rows: { staff: { me: true } } } as const;
  expect([
    covers(own, { staff: 'ann' }, ann),
    covers(own, { staff: ['bob', 'ann'] }, ann),
    covers(own, { staff: [{ staff: 'ann' }] }, ann),
  ]).toEqual([true, true, true]);
  expect([covers(own, { staff: 'bob' }, ann), covers(own, { staff: null }, { ...ann, id: null })]).toEqual([
    false,
    false,
  ]);
});

test('an open sheet, a recent entry and today by the house clock are told from the rest', () => {
  expect([
    covers({ rows: { status: { is: 'open' } } }, { status: 'open' }, ann),
    covers({ rows: { status: { is: 'open' } } }, { status: 'closed' }, ann),
  ]).toEqual([true, false]);
  expect([
    covers({ rows: { is_hidden: { isNot: true } } }, { is_hidden: null }, ann),
    covers({ rows: { is_hidden: { isNot: true } } }, { is_hidden: true }, ann),
  ]).toEqual([true, false]);
  expect([
    covers({ rows: { at: { withinDays: 7 } } }, { at: '2026-06-25T00:00:00Z' }, ann),
    covers({ rows: { at: { withinDays: 7 } } }, { at: '2026-06-20T00:00:00Z' }, ann),
  ]).toEqual([true, false]);
  expect([
    covers({ rows: { date: { today: true } } }, { date: '2026-07-02' }, ann),
    covers({ rows: { date: { today: true } } }, { date: '2026-07-01' }, ann),
  ]).toEqual([true, false]);
});
