import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLine } from './line-parse.ts';

const zone = 'Europe/London';
const clock = { now: '2026-11-15T08:00:00.000Z', zone };
const person = (id: string, first_name: string, last_name: string, preferred_name: string | null = null) => ({
  id,
  first_name,
  last_name,
  preferred_name,
  room: id,
});
const people = [
  person('1', 'Ann', 'Moore'),
  person('2', 'Ben', 'O’Neill'),
  person('3', 'Cara', 'Lindqvist'),
  person('4', 'Delia', 'Frost', 'Dee'),
  person('5', 'Élodie', 'Martin'),
  person('6', 'Anna', 'Wells'),
];
const read = (text: string) => parseLine(text, people, clock);
const whose = (text: string) => read(text).who.people.map(({ id }) => id);

describe('the five lines a carer types', () => {
  test('a drink is read with its amount, what was offered and what it was', () => {
    expect(read('f ben 200 tea')).toMatchObject({
      kind: 'fluid_intake',
      who: { isSure: true, people: [{ id: '2' }] },
      values: { amount_ml: 200, offered_ml: 200, fluid_type: 'tea' },
    });
    expect(read('f ben 100/200 squash').values).toEqual({ amount_ml: 100, offered_ml: 200, fluid_type: 'squash' });
    expect(read('f ben 200 declined').values).toEqual({ amount_ml: 0, offered_ml: 200 });
  });
  test('a weight is read in kilograms and in stones', () => {
    expect(read('w ben 62.4')).toMatchObject({ kind: 'weight', values: { weight_kg: 62.4 } });
    expect(read('w ben 62,4kg').values).toEqual({ weight_kg: 62.4 });
    expect(read('w ben 9st11').values).toEqual({ weight_kg: 62.1 });
    expect(read('w ben declined').values).toEqual({ outcome: 'declined' });
  });
  test('a mood is read with what led to it', () => {
    expect(read('m cara 2 tearful after call')).toMatchObject({
      kind: 'mood',
      values: { mood_score: 2, presentation: ['tearful'], trigger: 'after call' },
    });
  });
  test('a part of the night that runs over midnight is read as two checks', () => {
    expect(read('s dee 23:00-02:30 awake')).toMatchObject({
      kind: 'sleep',
      who: { people: [{ id: '4' }] },
      values: {
        checks: [
          { checked_at: '2026-11-14T23:00:00.000Z', state: 'awake_in_bed' },
          { checked_at: '2026-11-15T02:30:00.000Z', state: 'asleep' },
        ],
      },
    });
    expect(read('s dee asleep').values).toEqual({ checks: [{ checked_at: clock.now, state: 'asleep', action: [] }] });
  });
  test('a shower that someone chose not to have is read as declined', () => {
    expect(read('b elodie shower 40c declined')).toMatchObject({
      kind: 'bath',
      who: { isSure: true, people: [{ id: '5' }] },
      values: { bath_type: 'shower', water_temperature: 40, outcome: 'declined' },
    });
  });
});

describe('names', () => {
  test('a beginning that fits two people asks', () => {
    expect(whose('f an 200')).toEqual(['1', '6']);
    expect(read('f an 200').who.isSure).toBe(false);
  });
  test('a surname tells them apart, and an apostrophe need not be typed', () => {
    expect(read('f ann moore 200').who).toMatchObject({ isSure: true, people: [{ id: '1' }], rest: ['200'] });
    expect(whose('f oneill 200')).toEqual(['2']);
  });
  test('a slip of the finger is offered and not taken', () => {
    expect(read('f lindqvizt 200').who).toMatchObject({ isSure: false, people: [{ id: '3' }] });
  });
  test('nobody is guessed', () => {
    expect(read('f zzz 200').who).toMatchObject({ isSure: false, people: [] });
    expect(read('f 200').who).toMatchObject({ isSure: false, people: [] });
  });
});

test('a time is the last time the clock showed it', () => {
  expect(read('f ben 200 07:30').values['occurred_at']).toBe('2026-11-15T07:30:00.000Z');
  expect(read('f ben 200 @22:15').values['occurred_at']).toBe('2026-11-14T22:15:00.000Z');
});

test('a letter that stands for nothing is no record', () => {
  expect(read('x ben 200').kind).toBeNull();
  expect(read('').kind).toBeNull();
});

test('whatever is typed, the parser answers', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => read(text)).not.toThrow();
    }),
  );
});

test('a name and an amount are found again, for everyone and every amount', () => {
  fc.assert(
    fc.property(fc.constantFrom(...people), fc.integer({ min: 0, max: 2000 }), (who, ml) => {
      const line = read(`f ${who.first_name} ${who.last_name} ${ml} milk`);
      expect(line.who.people).toEqual([who]);
      expect(line.values).toEqual({ amount_ml: ml, offered_ml: ml, fluid_type: 'milk' });
    }),
  );
});

test('no word is lost: what says nothing to the kind stays as a note', () => {
  const words = fc.array(fc.stringMatching(/^[q-z]{5,9}$/), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(words, (extra) => {
      expect(read(`f ben 200 ${extra.join(' ')}`).values['notes']).toBe(extra.join(' '));
    }),
  );
});
