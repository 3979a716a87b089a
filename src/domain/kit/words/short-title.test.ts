import { expect, test } from 'vitest';
import { shortTitle } from './short-title.ts';

test('a suggestion is called by its first sentence', () => {
  expect(shortTitle('Softer light in the lounge. The strip lights hurt.')).toBe('Softer light in the lounge');
  expect(shortTitle('  Could we have\nlamps? Please.')).toBe('Could we have lamps?');
  expect(shortTitle('Jollof')).toBe('Jollof');
});

test('a long sentence ends with a whole word, and nothing said has no title', () => {
  const title = shortTitle('A very '.repeat(30));
  expect(title).toMatch(/^A very( A very)* ?A?…$/);
  expect((title ?? '').length).toBeLessThanOrEqual(80);
  expect(shortTitle('  ')).toBeNull();
  expect(shortTitle(null)).toBeNull();
});
