import { expect, test } from 'vitest';
import { isCopyOf } from './sameness.ts';

const walk = 'Margaret walked to the pond with me after lunch and fed the ducks for twenty minutes before tea.';

test('the same words are the same, whatever their case and marks', () => {
  expect(isCopyOf('Slept well, woke at six.', 'slept WELL – woke at six')).toBe(true);
  expect(isCopyOf('Slept well, woke at six.', 'Ate all of his breakfast.')).toBe(false);
  expect(isCopyOf('', '')).toBe(false);
});

test('a copy with another name in it is still a copy', () => {
  expect(isCopyOf(walk.replace('Margaret', 'Arthur'), walk)).toBe(true);
});

test('the same words in another order are another story', () => {
  const turned = walk.split(' ').toReversed().join(' ');
  expect(isCopyOf(turned, walk)).toBe(false);
});

test('seventeen words of twenty make a copy, sixteen do not', () => {
  const twenty = Array.from({ length: 20 }, (_, at) => `word${at}`);
  const changed = (count: number) => twenty.map((word, at) => (at < count ? `other${at}` : word)).join(' ');
  expect(isCopyOf(changed(3), twenty.join(' '))).toBe(true);
  expect(isCopyOf(changed(4), twenty.join(' '))).toBe(false);
});

test('a few plain words may be said of many people', () => {
  expect(isCopyOf('Slept well all night', 'Slept well all night')).toBe(false);
  expect(isCopyOf('Slept well all night long', 'Slept well all night long')).toBe(true);
});

test('the longest notes are compared in a moment', () => {
  const long = Array.from({ length: 1800 }, (_, at) => `w${at % 300}`).join(' ');
  expect(isCopyOf(long, long)).toBe(true);
});
