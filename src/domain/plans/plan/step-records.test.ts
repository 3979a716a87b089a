import { expect, test } from 'vitest';
import { circumstances } from '#world/records/filled.ts';
import { plan } from './plan.ts';
import { recordNamedIn, stepRecords } from './step-records.ts';

test('a step whose words name a sheet or a chart is suggested to be recorded there', () => {
  expect(recordNamedIn('Thickened drinks, half an inch at a time')).toBe('drinks');
  expect(recordNamedIn('Weigh on Mondays before breakfast')).toBe('weighing');
  expect(recordNamedIn('Run the bath first, then show the picture')).toBe('bath');
  expect(recordNamedIn('Clean her dentures after lunch')).toBe('mouth_care');
  expect(recordNamedIn('Frame within reach, shoes on')).toBe('walking_aid');
});

test('a step that names none is suggested none', () => {
  expect(recordNamedIn('Sit near, not opposite, and let her finish')).toBeNull();
  expect(recordNamedIn('Ask about the paddock and the bellows')).toBeNull();
});

test('every place where a step can be recorded is found by its own name', () => {
  for (const [record, words] of Object.entries(stepRecords))
    expect([words, recordNamedIn(words)]).toEqual([words, record]);
});

test('the form of a plan suggests it, step by step, beside the date of the review', () => {
  const actions = [{ what: 'Cream on both heels' }, { what: 'Ask her first', how: null }];
  expect(plan.suggest({ actions, start_date: '2026-03-01', review_every: 'monthly' }, circumstances())).toMatchObject({
    actions: [{ recorded_on: 'skin_creams' }, { recorded_on: null }],
    review_date: '2026-04-01',
  });
});
