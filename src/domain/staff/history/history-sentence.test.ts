import { expect, test } from 'vitest';
import { historyActions } from './history-actions.ts';
import { historySentence, isByItself, type HistoryFacts } from './history-sentence.ts';

const line: HistoryFacts = {
  who: 'Ann Moss',
  action: 'update',
  what: 'Weight',
  about: 'Nell Hart',
  isPerson: false,
  fields: [],
  summary: null,
  result: 'ok',
};
const sentence = (given: Partial<HistoryFacts>) => historySentence({ ...line, ...given });

test('a line says who did what to whose record, and what changed in it', () => {
  expect(sentence({ fields: ['Weight', 'Method'] })).toBe(
    'Ann Moss changed the weight of Nell Hart: weight and method',
  );
  expect(sentence({ action: 'create', what: 'Incident' })).toBe('Ann Moss added an incident for Nell Hart');
  expect(sentence({ action: 'view', what: 'Resident', isPerson: true, summary: 'Charts: Weights' })).toBe(
    'Ann Moss read Nell Hart’s file: charts: Weights',
  );
  expect(sentence({ action: 'login', what: null, about: null })).toBe('Ann Moss signed in');
  expect(sentence({ action: 'view', result: 'denied' })).toBe(
    'Ann Moss read the weight of Nell Hart, which was refused',
  );
});

test('nobody signed in is said as such', () =>
  expect(sentence({ who: null, action: 'login_failed', what: null, about: null })).toBe(
    'Somebody who was not signed in could not sign in',
  ));

test.each(Object.keys(historyActions))('%s is told in a sentence without gaps', (action) => {
  for (const given of [{ action }, { action, what: null, about: null }, { action, isPerson: true }])
    expect(sentence(given)).toMatch(/^Ann Moss [^{}]+$/);
});

test('what the clock did is told apart from what people did', () => {
  expect([
    isByItself({ user: null, user_name: 'Hearth' }),
    isByItself({ user: 'ann', user_name: 'Hearth' }),
    isByItself({ user: null, user_name: null }),
  ]).toEqual([true, false, false]);
});
