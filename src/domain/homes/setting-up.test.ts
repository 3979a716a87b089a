import { expect, test } from 'vitest';
import { readyHouse } from '#world/records/setting-up.ts';
import { settingUpSteps, settingUpWords, type SettingUpFacts } from './setting-up.ts';

const empty: SettingUpFacts = {
  has_manager: false,
  has_on_call: false,
  has_emergency: false,
  staff: 1,
  working: 0,
  not_signed_in: 0,
  residents: 0,
  monitored: 0,
  planned: 0,
  assessed: 0,
  shifts_ahead: 0,
  with_money: 0,
  assets: 0,
  first_checks: { due_now: 0, waiting: 0, next_by: null },
  stock: 0,
  backups: 0,
};
const missingIn = (facts: SettingUpFacts, name: string) =>
  settingUpSteps(facts).find((step) => step.name === name)?.missing;

test('an empty house has every step before it', () => {
  const all = settingUpSteps(empty);
  expect([all.length, all.filter(({ missing }) => missing.length === 0).length, settingUpWords(all)]).toEqual([
    9,
    0,
    'Nothing of 9 steps is done yet.',
  ]);
});

test('a house that has everything is ready', () => {
  expect(settingUpWords(settingUpSteps(readyHouse))).toBe('Everything is ready.');
});

test('one step that is done is said in the singular', () => {
  const begun = { ...empty, has_manager: true, has_on_call: true, has_emergency: true };
  expect(settingUpWords(settingUpSteps(begun))).toBe('1 of 9 steps is done.');
});

test('a half-filled house says for how many people something is missing', () => {
  const half = { ...readyHouse, planned: 11, monitored: 8, stock: 0 };
  expect(missingIn(half, 'plans')).toEqual(['1 resident without a support plan in force.']);
  expect(missingIn(half, 'monitoring')).toEqual(['4 residents without anything that is watched.']);
  expect(missingIn(half, 'premises')).toEqual(['Nothing is in stock.']);
  expect(settingUpWords(settingUpSteps(half))).toBe('6 of 9 steps are done.');
});

test('first checks are listed with the day by which the next is to be done, and what cannot wait apart', () => {
  const waiting = (due_now: number, count: number) =>
    missingIn({ ...readyHouse, first_checks: { due_now, waiting: count, next_by: '2026-12-02' } }, 'premises');
  expect(waiting(0, 43)).toEqual(['43 first checks to do, the next by 2 Dec 2026.']);
  expect(waiting(2, 1)).toEqual(['2 first checks to do now.', '1 first check to do, the next by 2 Dec 2026.']);
});

test('staff who are here but may not start yet are said to wait for their papers', () => {
  expect(missingIn({ ...readyHouse, working: 0 }, 'staff')).toEqual([
    'Nobody has started yet: their checks and papers come first.',
  ]);
});

test('who has not signed in yet is counted with the staff', () => {
  expect(missingIn({ ...readyHouse, not_signed_in: 1 }, 'staff')).toEqual(['1 person has not signed in yet.']);
  expect(missingIn({ ...readyHouse, not_signed_in: 3 }, 'staff')).toEqual(['3 people have not signed in yet.']);
});
