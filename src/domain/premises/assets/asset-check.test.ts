import { expect, test } from 'vitest';
import { missing } from '../../kit/vocabulary/parse.ts';
import { circumstances, filled, sundayMorning } from '#world/records/filled.ts';
import { assetCheck } from './asset-check.ts';

const line = (given: Record<string, unknown> = {}) =>
  filled(assetCheck, { kind: 'fridge', done_at: sundayMorning, reading_c: 4, result: 'pass', ...given });
const complaints = (given: Record<string, unknown>) => assetCheck.check(line(given), circumstances());

test('nobody calls a fridge in order that is too warm', () => {
  expect(complaints({ reading_c: 5 })).toEqual({});
  expect(complaints({ reading_c: 7 })).toEqual({ result: '7 °C is not in order; it should be at most 5 °C.' });
  expect(complaints({ reading_c: 7, result: 'advisory' })).toEqual({});
  expect(complaints({ reading_c: 9, result: 'advisory' })).toHaveProperty('result');
  expect(complaints({ reading_c: 9, result: 'fail' })).toEqual({});
});

test('a temperature says by itself what came of it', () => {
  expect(assetCheck.suggest({ kind: 'fridge', reading_c: 9 }, circumstances())).toEqual({ result: 'fail' });
  expect(assetCheck.suggest({ kind: 'bell_test' }, circumstances())).toEqual({});
});

test('what failed says what was seen, and a drill how long it took', () => {
  expect(missing(assetCheck.fields, line({ result: 'fail', remark: null }))).toHaveProperty('remark');
  expect(missing(assetCheck.fields, line({ kind: 'fire_drill', reading_c: null, minutes: null }))).toHaveProperty(
    'minutes',
  );
  expect(missing(assetCheck.fields, line({ kind: 'bell_test', reading_c: null }))).not.toHaveProperty('reading_c');
});

test('a check does not lie in the future', () => {
  expect(complaints({ done_at: '2026-03-02T09:00:00Z' })).toHaveProperty('done_at');
});
