import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashed, isMatch, isOutdated } from './passwords.ts';

test('a password matches its own hash and no other', async () => {
  const stored = await hashed('copper kettle moves north');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect(await isMatch(stored, 'copper kettle moves north')).toBe(true);
  expect(await isMatch(stored, 'copper kettle moves south')).toBe(false);
});

test('an account without a password matches nothing, and takes as long', async () => {
  const stored = await hashed('copper kettle moves north');
  const time = async (given: string | null) => {
    const began = performance.now();
    expect(await isMatch(given, 'nobody has this password')).toBe(false);
    return performance.now() - began;
  };
  const quickest = async (given: string | null) => Math.min(await time(given), await time(given), await time(given));
  const [known, unknown] = [await quickest(stored), await quickest(null)];
  expect(unknown / known).toBeGreaterThan(0.4);
  expect(unknown / known).toBeLessThan(2.5);
});

test('a hash of lower cost is to be made anew', async () => {
  expect(isOutdated(await hash('x', { memoryCost: 19_456, timeCost: 2, parallelism: 1 }))).toBe(true);
  expect(isOutdated(await hashed('x'))).toBe(false);
});
