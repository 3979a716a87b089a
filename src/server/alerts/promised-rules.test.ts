import { expect, test } from 'vitest';
import { audiences } from '#domain/alerts/engine/alert-rule.ts';
import { defaultSettings } from '#domain/kit/vocabulary/home-settings.ts';
import { register } from '#domain/register.ts';
import { areas } from '../areas.ts';

const { sets, cards } = areas.alertRules;

const numbered = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => `${prefix}-${place + 1}`);

/** The rules the homes were promised. */
const promised = [
  ['ADM', 1],
  ['BATH', 4],
  ['WT', 5],
  ['FL', 7],
  ['MOOD', 3],
  ['SLP', 3],
  ['CARE', 3],
  ['ROUT', 4],
  ['INC', 13],
  ['BODY', 3],
  ['ASM', 5],
  ['PLAN', 3],
  ['RISK', 2],
  ['FUP', 2],
  ['LEG', 2],
  ['APP', 2],
  ['ROTA', 4],
  ['STF', 5],
  ['MON', 9],
  ['INV', 3],
  ['AST', 4],
  ['STK', 2],
  ['REP', 3],
  ['CONF', 3],
  ['ACC', 2],
  ['RGT', 1],
  ['RET', 4],
  ['HAND', 1],
  ['DIS', 1],
  ['SUG', 1],
  ['CMP', 5],
  ['FILE', 1],
  ['HIS', 1],
  ['TRK', 1],
] as const;

test('every promised rule is there, and no other', () => {
  const codes = sets.flatMap(({ rules }) => rules.map(({ code }) => code));
  expect(codes.toSorted()).toEqual(promised.flatMap(([prefix, count]) => numbered(prefix, count)).toSorted());
});

test.each([...cards.values()])(
  '$code says what it looks for, what ends it, where it comes from and whom it tells',
  (card) => {
    expect(card.says(defaultSettings)).toMatch(/^[A-Z\d£].*\.$/s);
    expect(card.clears).toMatch(/^It clears .*\.$/s);
    expect(card.source).not.toBe('');
    expect(card.title).toMatch(/^[A-Z]/);
    expect(card.to.length).toBeGreaterThan(0);
    expect(card.to.filter((audience) => !(audience in audiences))).toEqual([]);
  },
);

test('a save that calls for a sweep is of a kind there is', () => {
  const names = new Set(register.map(({ name }) => name));
  expect(sets.flatMap(({ sweptOn }) => sweptOn.filter((name) => !names.has(name)))).toEqual([]);
});

test('an empty shelf, a thing of the house and a repair are swept as soon as they are saved', () => {
  expect([...areas.alertRules.sweptOnSave]).toEqual(
    expect.arrayContaining(['house_stock', 'house_asset', 'repair_record']),
  );
});
