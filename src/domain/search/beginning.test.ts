import { expect, test } from 'vitest';
import { beginningOf } from './beginning.ts';

test.each([
  ['walking', 'walk'],
  ['walked', 'walk'],
  ['falls', 'fall'],
  ['families', 'famil'],
  ['medicines', 'medicin'],
  ['cares', 'care'],
  ['caring', 'caring'],
  ['tea', 'tea'],
  ['bed', 'bed'],
  ['yes', 'yes'],
])('%s begins with %s', (word, beginning) => expect(beginningOf(word)).toBe(beginning));
