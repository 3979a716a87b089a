import { expect, test } from 'vitest';
import { bowelGap } from './bowel-gap.ts';

test('a day without is mentioned, two days are watched', () => {
  expect(bowelGap(23.9)).toBeNull();
  expect(bowelGap(24)).toEqual({ tone: 'quiet', words: 'Bowels not opened for a day' });
  expect(bowelGap(48)).toEqual({ tone: 'watch', words: 'Bowels not opened for 2 days' });
});

test('what nobody has recorded is no gap', () => {
  expect(bowelGap(null)).toBeNull();
});
