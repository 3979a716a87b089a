import { expect, test } from 'vitest';
import { alertContextAt, whatIsFound } from '#world/records/alerts.ts';
import {
  bathAlerts,
  type BathAlertFacts,
  type SkinSighting,
  type WashFacts,
  type WaterReading,
} from './bath-alerts.ts';

const at = alertContextAt('2026-11-19T12:00:00Z');
const found = (code: string, given: Partial<BathAlertFacts>) =>
  whatIsFound(bathAlerts, code, { readings: [], washes: [], sightings: [], ...given }, at);

const reading = (given: Partial<WaterReading>): WaterReading => ({
  id: 'b1',
  resident: 'peggy',
  bath_type: 'bath',
  occurred_at: '2026-11-19T08:00:00Z',
  water_temperature: 40,
  retest_temperature: null,
  temperature_action: null,
  outlet_asset: null,
  reading_since: null,
  is_seen: false,
  is_mended: false,
  ...given,
});
const water = (code: string, given: Partial<WaterReading>) => found(code, { readings: [reading(given)] });

test('BATH-1 is raised above the house’s limit and not on it, and clears when it was seen and measured again', () => {
  expect(water('BATH-1', { water_temperature: 43 })).toEqual([]);
  expect(water('BATH-1', { water_temperature: 43.1 })).toMatchObject([
    { severity: 'medium', object: { entity: 'bath', id: 'b1' }, saw: '43.1 °C was measured; the limit is 43 °C.' },
  ]);
  expect(water('BATH-1', { bath_type: 'shower', water_temperature: 41.5 })).toHaveLength(1);
  expect(water('BATH-1', { water_temperature: 43.5, retest_temperature: 41 })).toHaveLength(1);
  expect(water('BATH-1', { water_temperature: 43.5, retest_temperature: 41, is_seen: true })).toEqual([]);
  expect(water('BATH-1', { water_temperature: 43.5, reading_since: 42, is_seen: true })).toEqual([]);
  expect(water('BATH-1', { water_temperature: 43.5, reading_since: 43.2, is_seen: true })).toHaveLength(1);
});

test('BATH-2 is raised above 44 °C, and is critical with somebody in the water', () => {
  expect(water('BATH-2', { water_temperature: 44 })).toEqual([]);
  expect(water('BATH-2', { water_temperature: 44.1 })).toMatchObject([{ severity: 'high', resident: 'peggy' }]);
  expect(water('BATH-2', { water_temperature: 47, temperature_action: 'resident_already_in_water' })).toMatchObject([
    { severity: 'critical' },
  ]);
});

test('BATH-2 about a tap waits for its repair as well as for cooler water, and is one alert however often it was hot', () => {
  const tap = { water_temperature: 46, outlet_asset: 'tap' };
  expect(water('BATH-2', tap)).toMatchObject([{ resident: null, object: { entity: 'house_asset', id: 'tap' } }]);
  expect(water('BATH-2', { ...tap, reading_since: 42 })).toHaveLength(1);
  expect(water('BATH-2', { ...tap, is_mended: true })).toHaveLength(1);
  expect(water('BATH-2', { ...tap, reading_since: 42, is_mended: true })).toEqual([]);
  expect(water('BATH-2', { water_temperature: 46, reading_since: 42 })).toEqual([]);
  expect(found('BATH-2', { readings: [reading(tap), reading({ ...tap, id: 'b0' })] })).toHaveLength(1);
});

const washed = (given: Partial<WashFacts>) =>
  found('BATH-3', {
    washes: [
      {
        resident: 'peggy',
        tracked: true,
        admitted_on: '2026-01-01',
        last_wash_at: '2026-11-13T10:00:00Z',
        outcomes: ['completed'],
        ...given,
      },
    ],
  });

test('BATH-3 counts days without a full wash, wherever one was ever recorded or bathing is watched', () => {
  expect(washed({})).toEqual([]);
  expect(washed({ last_wash_at: '2026-11-12T10:00:00Z' })).toMatchObject([
    { severity: 'low', saw: 'The last full wash was 7 days ago.' },
  ]);
  expect(washed({ last_wash_at: '2026-11-06T10:00:00Z' })[0]?.occasions).toEqual(
    washed({ last_wash_at: '2026-11-12T10:00:00Z' })[0]?.occasions,
  );
  expect(washed({ last_wash_at: '2026-11-05T10:00:00Z' })[0]?.occasions).not.toEqual(
    washed({ last_wash_at: '2026-11-12T10:00:00Z' })[0]?.occasions,
  );
  expect(washed({ last_wash_at: '2026-11-11T10:00:00Z', tracked: false })).toHaveLength(1);
  expect(washed({ last_wash_at: null, tracked: false })).toEqual([]);
  expect(washed({ last_wash_at: null })).toMatchObject([{ saw: 'No full wash has been recorded.' }]);
  expect(washed({ last_wash_at: null, admitted_on: '2026-11-18' })).toEqual([]);
});

test('BATH-3 is medium after three refusals in a row, whoever they are', () => {
  expect(washed({ tracked: false, outcomes: ['declined', 'declined', 'declined', 'completed'] })).toMatchObject([
    { severity: 'medium', saw: 'Declined 3 times in a row.' },
  ]);
  expect(washed({ outcomes: ['declined', 'declined', 'completed', 'declined'] })).toEqual([]);
});

test('BATH-4 gives two hours to put what was seen on the body map', () => {
  const seen = (given: Partial<SkinSighting>) =>
    found('BATH-4', {
      sightings: [{ id: 'b1', resident: 'peggy', occurred_at: '2026-11-19T10:00:00Z', is_mapped: false, ...given }],
    });
  expect(seen({})).toMatchObject([{ severity: 'medium' }]);
  expect(seen({ occurred_at: '2026-11-19T10:01:00Z' })).toEqual([]);
  expect(seen({ is_mapped: true })).toEqual([]);
});
