import { expect, test } from 'vitest';
import { alertContextAt } from '#world/records/alerts.ts';
import { mergeVerdicts } from './due-steps.ts';
import { eachRecord, type EvaluatedRecord, type Verdict } from './each-fact.ts';

const found = (fact: EvaluatedRecord, verdict: Verdict) =>
  eachRecord(
    'house_stock',
    (all: readonly EvaluatedRecord[]) => all,
    () => verdict,
  )([fact], alertContextAt('2026-11-19T12:00:00Z'));

test('a record that has a name is called by it, and one without says only what was seen', () => {
  expect(found({ id: 's1', called: 'Gloves' }, ['low', '5 left.'])).toEqual([
    { resident: null, object: { entity: 'house_stock', id: 's1' }, severity: 'low', saw: 'Gloves: 5 left.' },
  ]);
  expect(found({ id: 's1', called: 'Gloves' }, ['low', 'None is left.'])).toMatchObject([
    { saw: 'Gloves: none is left.' },
  ]);
  expect(found({ id: 's1' }, ['low', 'None is left.'])).toMatchObject([{ saw: 'None is left.' }]);
  expect(found({ id: 's1' }, null)).toEqual([]);
});

test('several verdicts about one record are as grave as the gravest, which comes first', () => {
  expect(mergeVerdicts([['low', 'Fire.'], null, ['high', 'Medicines.']])).toEqual(['high', 'Medicines. Fire.', []]);
  expect(mergeVerdicts([null])).toBeNull();
});
