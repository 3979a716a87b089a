import { expect, test } from 'vitest';
import { settingsOf } from '../../kit/vocabulary/home-settings.ts';
import { demandsOn } from './demand.ts';
import { demandsOf, type InForce } from './demands.ts';

const house = { today: '2026-03-01', settings: settingsOf({ settings: {} }) };
const moving = {
  id: 'moving',
  title: 'Getting about safely',
  domain: 'mobility_falls',
  actions: [
    { equipment: null, staff_number: 1, asset: null },
    { equipment: 'Medium sling', staff_number: 2, asset: 'hoist' },
  ],
} as const;
const eating = {
  id: 'eating',
  title: 'Eating and drinking well',
  domain: 'eating_drinking',
  actions: [{ equipment: null, staff_number: 1, asset: null }],
} as const;
const hoist = { id: 'hoist', name: 'Ceiling hoist', condition: 'good', status: 'in_use', checks: [] } as const;
const demands = (more: Partial<InForce>) =>
  demandsOf({ resident: { id: 'hale' }, plans: [], risks: [], assets: [], contacts: [], ...more }, house);
const worded = (kind: string, more: Partial<InForce>) =>
  demandsOn(kind, demands(more)).map(({ words, by }) => [words, by?.title ?? null]);

test('thickness is asked with every drink and names the plan that speaks of drinking', () => {
  const resident = { id: 'hale', has_dysphagia: true, iddsi_fluid_level: 2, iddsi_food_level: 5 };
  expect(worded('fluid_intake', { resident, plans: [moving, eating] })).toEqual([
    ['Thickened drinks: level 2', 'Eating and drinking well'],
  ]);
  expect(worded('morning_routine', { resident, plans: [eating] })).toEqual([
    ['Thickened drinks: level 2', 'Eating and drinking well'],
    ['Food: level 5, minced and moist', 'Eating and drinking well'],
  ]);
});

test('without a plan the risk assessment of choking is named, and without either the record speaks alone', () => {
  const resident = { id: 'hale', iddsi_fluid_level: 2 };
  const choking = { id: 'r', title: 'Choking', category: 'choking', restriction_used: false } as const;
  expect(worded('fluid_intake', { resident, risks: [choking] })).toEqual([['Thickened drinks: level 2', 'Choking']]);
  expect(worded('fluid_intake', { resident })).toEqual([['Thickened drinks: level 2', null]]);
});

test('the steps of the moving plan ask for two people and their equipment wherever somebody is moved', () => {
  for (const kind of ['bath', 'morning_routine', 'sleep', 'weight'])
    expect(worded(kind, { plans: [moving], assets: [hoist] })).toEqual([
      ['Two staff', moving.title],
      ['Medium sling, Ceiling hoist', moving.title],
    ]);
  expect(worded('fluid_intake', { plans: [moving], assets: [hoist] })).toEqual([]);
});

test('the record does not say two staff again where a plan has said it', () => {
  const resident = { id: 'hale', mobility: 'two_person' };
  expect(worded('bath', { resident, plans: [moving] })).toEqual([
    ['Two staff', moving.title],
    ['Medium sling', moving.title],
  ]);
  expect(worded('bath', { resident })).toEqual([['Two staff', null]]);
});

test('a thing that must not be used comes first, on the plan that names it or that it is used for', () => {
  const broken = { ...hoist, status: 'out_of_service' } as const;
  expect(worded('bath', { plans: [moving], assets: [broken] })[0]).toEqual([
    'Do not use: Ceiling hoist (out of service)',
    moving.title,
  ]);
  const own = { ...broken, id: 'own', name: 'Own chair' };
  expect(worded('bath', { plans: [moving], assets: [own] })[0]).toEqual([
    'Do not use: Own chair (out of service)',
    moving.title,
  ]);
});

test('how hot the water may be is said at the bath by the risk of scalding', () => {
  const scald = { id: 'r', title: 'Hot water', category: 'bathing_scald', restriction_used: false } as const;
  expect(worded('bath', { risks: [scald] })).toEqual([['Water: bath up to 43 °C, shower up to 41 °C', 'Hot water']]);
  expect(worded('fluid_intake', { risks: [scald] })).toEqual([]);
});

test('restrictions in force are read where they are lived', () => {
  const rails = { id: 'r', title: 'Bed rails', category: 'bed_rails', restriction_used: true } as const;
  expect(worded('sleep', { risks: [rails] })).toEqual([['Restriction', 'Bed rails']]);
  expect(worded('fluid_intake', { risks: [rails] })).toEqual([]);
  const resident = { id: 'hale', dols_status: 'standard', dols_conditions: 'Out twice a week.' };
  expect(worded('afternoon_routine', { resident, contacts: [{ id: 'k', name: 'Carl Hale' }] })).toEqual([
    ['Out twice a week.', 'DoLS conditions'],
    ['Contact is restricted', 'Carl Hale'],
  ]);
  expect(worded('care', { resident: { ...resident, dols_status: 'refused' } })).toEqual([]);
});
