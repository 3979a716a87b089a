import { expect, test } from 'vitest';
import { register } from './register.ts';

test('every kind of record says in one sentence what it is for, and no two say the same', () => {
  const purposes = register.map(({ purpose = '' }) => purpose);
  for (const [at, purpose] of purposes.entries()) expect(purpose, register[at]?.name).toMatch(/^[A-Z].{15,110}\.$/);
  expect(new Set(purposes).size).toBe(register.length);
});
