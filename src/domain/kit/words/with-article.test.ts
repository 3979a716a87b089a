import { expect, test } from 'vitest';
import { pettyCash } from '../../money/petty-cash.ts';
import { withArticle } from './with-article.ts';

test('one of a kind has its article, and what is not counted has none', () => {
  expect(withArticle('Weight', 'Weights')).toBe('a weight');
  expect(withArticle('Incident', 'Incidents')).toBe('an incident');
  expect(withArticle(pettyCash.labels.one, pettyCash.labels.many)).toBe('petty cash');
});
