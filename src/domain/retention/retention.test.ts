import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { register } from '../register.ts';
import { addDays, ageOn, daysBetween } from '../kit/time/time.ts';
import { careRecordUntil, moneyUntil } from './care-record-until.ts';
import { isRetained, retention, subjectOf, underClock, clocks, type Among } from './retention-clocks.ts';
import { lastPassed, monthsAfter, yearsAfter } from './months-after.ts';

const adult = { has_died: false, date_of_birth: '1950-05-05', mha_status: null } as const;
const someDay = fc.nat(40_000).map((days) => addDays('1960-01-01', days));

describe('clocks', () => {
  test('every kind of record says how long it is kept, or why it never goes', () => {
    expect(Object.keys(retention).toSorted()).toEqual(register.map(({ name }) => name).toSorted());
  });

  test('every field that a clock names is a field of its kind', () => {
    const heads = ['deleted_at', 'created_at'];
    const unknown = register.flatMap(({ name, fields }) => {
      const how = retention[name];
      if (!isRetained(how)) return [];
      const named = how.flatMap(({ begins, among }) => [
        ...Object.keys(among ?? {}),
        ...(begins.when === 'with' ? [begins.field] : []),
        ...(begins.when === 'over'
          ? [begins.field, ...begins.periods.flatMap((one) => Object.keys(one.among ?? {}))]
          : []),
      ]);
      return named.filter((field) => !(field in fields) && !heads.includes(field)).map((field) => `${name}.${field}`);
    });
    expect(unknown).toEqual([]);
  });

  test('every value that a clock looks for is one that its field can have', () => {
    const values = (name: string, among: Among = {}) =>
      Object.entries(among).flatMap(([field, wanted]) => {
        const known = register.find((entity) => entity.name === name)?.fields[field];
        return typeof wanted !== 'boolean' && known?.kind === 'choice'
          ? wanted.filter((value) => !(value in known.options)).map((value) => `${name}.${field} = ${value}`)
          : [];
      });
    const unknown = Object.entries(retention).flatMap(([name, how]) =>
      isRetained(how)
        ? how.flatMap(({ begins, among }) => [
            ...values(name, among),
            ...(begins.when === 'over' ? begins.periods.flatMap((one) => values(name, one.among)) : []),
          ])
        : [],
    );
    expect(unknown).toEqual([]);
  });

  test('what goes together begins together: with a person, or each record with its own day', () => {
    for (const name of Object.keys(clocks) as (keyof typeof clocks)[]) {
      const begins = underClock(name).map(({ retained }) => retained.begins.when);
      expect(begins.length, name).toBeGreaterThan(0);
      const subject = subjectOf(name);
      if (subject) {
        expect(new Set(begins).size, name).toBe(1);
        expect(['resident left', 'staff left', 'not hired']).toContain(begins[0]);
      } else expect(begins.every((when) => when === 'over' || when === 'with')).toBe(true);
    }
  });
});

describe('years', () => {
  test('a period that began on 29 February ends on 1 March of a common year, and on the day itself in a leap year', () => {
    expect(yearsAfter('2016-02-29', 8)).toBe('2024-02-29');
    expect(yearsAfter('2016-02-29', 10)).toBe('2026-03-01');
    expect(lastPassed('2024-02-29', 12)).toBe('2023-02-28');
    expect(lastPassed('2026-03-01', 120)).toBe('2016-03-01');
  });

  test('six months from the end of August end on 1 March, for February has no such day', () => {
    expect(monthsAfter('2025-08-31', 6)).toBe('2026-03-01');
    expect(monthsAfter('2025-08-28', 6)).toBe('2026-02-28');
  });

  test('the list finds exactly what the months have passed of, whatever the days', () => {
    fc.assert(
      fc.property(someDay, someDay, fc.integer({ min: 0, max: 240 }), (began, today, months) => {
        expect(began <= lastPassed(today, months)).toBe(monthsAfter(began, months) <= today);
      }),
    );
  });
});

describe('a care record', () => {
  test.each([
    ['an adult who left', {}, '2034-03-01'],
    ['an adult who died', { has_died: true }, '2034-03-01'],
    ['somebody under the Mental Health Act', { mha_status: 'section_117' }, '2046-03-01'],
    ['the same after a death', { mha_status: 'cto', has_died: true }, '2036-03-01'],
    ['somebody treated informally', { mha_status: 'informal' }, '2034-03-01'],
    ['a child of sixteen', { date_of_birth: '2009-06-01' }, '2034-06-01'],
    ['a young person of seventeen', { date_of_birth: '2008-06-01' }, '2034-06-01'],
    ['a child whose birthday comes before the eight years are over', { date_of_birth: '2008-03-02' }, '2034-03-02'],
    ['somebody who turned eighteen that day', { date_of_birth: '2008-03-01' }, '2034-03-01'],
    ['a child who died', { date_of_birth: '2015-06-01', has_died: true }, '2034-03-01'],
    ['somebody whose birth is not known', { date_of_birth: null }, '2034-03-01'],
  ])('of %s on 1 March 2026 is kept until %s', (_, facts, until) => {
    expect(careRecordUntil({ ...adult, ...facts, left_on: '2026-03-01' })).toBe(until);
  });

  test('is never looked at for disposal before eight years have passed, nor a child’s before the 25th birthday', () => {
    fc.assert(
      fc.property(
        someDay,
        fc.nat(36_500),
        fc.boolean(),
        fc.constantFrom(null, 'section_117', 'cto', 'informal'),
        (left_on, age, has_died, mha_status) => {
          const date_of_birth = addDays(left_on, -age);
          const until = careRecordUntil({ left_on, has_died, date_of_birth, mha_status });
          expect(daysBetween(left_on, until)).toBeGreaterThanOrEqual(8 * 365 + 1);
          if (!has_died && ageOn(date_of_birth, left_on) < 18)
            expect(ageOn(date_of_birth, until)).toBeGreaterThanOrEqual(25);
        },
      ),
    );
  });
});

test('money is kept for six whole years after the year in which its resident left', () => {
  expect(moneyUntil('2019-01-01')).toBe('2026-01-01');
  expect(moneyUntil('2019-12-31')).toBe('2026-01-01');
});
