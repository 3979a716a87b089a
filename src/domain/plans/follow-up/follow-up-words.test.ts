import { expect, test } from 'vitest';
import { triggerInSentence } from './follow-up-words.ts';

test('what happened begins small inside a sentence, and a name of letters stays as it is', () => {
  expect(triggerInSentence({ trigger: 'fall' })).toBe('fall');
  expect(triggerInSentence({ trigger: 'hospital_return' })).toBe('back from hospital');
  expect(triggerInSentence({ trigger: 'dols_expiry' })).toBe('DoLS about to end');
});
