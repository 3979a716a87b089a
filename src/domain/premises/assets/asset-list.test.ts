import { expect, test } from 'vitest';
import { byPlace, checksOf, dueByMonth, isOverloaded, unusable, type AssetItem } from './asset-list.ts';
import type { AssetCheckKind } from './check-kinds.ts';

const today = '2026-03-01';
const at = { today, zone: 'Europe/London', settings: { pat_interval_months: 12 } };
const check = (kind: AssetCheckKind, last_on: string | null, result: 'pass' | 'fail' = 'pass') => ({
  kind,
  interval_months: null,
  interval_days: null,
  last_on,
  result,
  by: null,
  certificate: null,
  next_due: null,
});
const thing = (name: string, more: Partial<AssetItem> = {}): AssetItem => ({
  id: name,
  version: 1,
  created_at: '2020-01-01T00:00:00Z',
  asset_tag: name,
  name,
  category: 'kitchen',
  location: 'Kitchen',
  condition: 'good',
  status: 'in_use',
  safe_working_load_kg: null,
  assigned_resident: null,
  checks: [],
  resident_name: null,
  resident_kg: null,
  ...more,
});

test('what is late stands first, then what is new, then month by month; never done before everything', () => {
  const items = [
    thing('Boiler', { checks: [check('gas', '2025-03-20')] }),
    thing('Kettle', { checks: [check('pat', '2024-03-20')] }),
    thing('Lift', { checks: [check('service', null)] }),
    thing('Oven', { checks: [check('pat', '2025-04-02')] }),
    thing('Toaster', { created_at: '2026-02-28T10:00:00Z', checks: [check('pat', null)] }),
  ];
  expect(
    dueByMonth(checksOf(items, at)).map(({ when, checks }) => [when, checks.map(({ item }) => item.name)]),
  ).toEqual([
    ['late', ['Lift', 'Kettle']],
    ['first', ['Toaster']],
    ['2026-03', ['Boiler']],
    ['2026-04', ['Oven']],
  ]);
});

test('a failed fridge may not be used; a slow fire drill forbids nobody the alarm', () => {
  const items = [
    thing('Fridge', { checks: [check('fridge', today, 'fail')] }),
    thing('Alarm', { category: 'fire_safety', checks: [check('fire_drill', today, 'fail'), check('fire', today)] }),
    thing('Gone', { status: 'disposed' }),
  ];
  expect(unusable(items, today).map(({ item, why }) => [item.name, why])).toEqual([
    ['Fridge', 'fridge temperature failed'],
  ]);
});

test('a hoist says when the last weight of its person is more than it carries', () => {
  expect(isOverloaded(thing('Hoist', { safe_working_load_kg: 150, resident_kg: 151 }))).toBe(true);
  expect(isOverloaded(thing('Hoist', { safe_working_load_kg: 150, resident_kg: 150 }))).toBe(false);
  expect(isOverloaded(thing('Hoist', { safe_working_load_kg: 150 }))).toBe(false);
});

test('a walk goes from place to place', () => {
  const items = [
    thing('Fridge', { checks: [check('fridge', '2026-02-28')] }),
    thing('Alarm', { location: 'Hall', checks: [check('bell_test', '2026-02-25')] }),
  ];
  expect(byPlace(checksOf(items, at)).map(({ place }) => place)).toEqual(['Hall', 'Kitchen']);
});
