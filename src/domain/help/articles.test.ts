import { expect, test } from 'vitest';
import { articles } from './articles.ts';
import { articleNames } from './contents.ts';

test('every article says what it is for, and each of its parts says something', () => {
  for (const name of articleNames) {
    const { purpose, parts } = articles[name];
    expect(purpose, name).toMatch(/\.$/);
    for (const { heading, steps, words } of parts)
      expect(Boolean(steps?.length) !== Boolean(words), heading).toBe(true);
  }
});
