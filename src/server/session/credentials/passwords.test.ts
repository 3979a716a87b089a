import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashed, isMatch, isOutdated, nobodys } from './passwords.ts';

const costOf = (stored: string) => stored.split('$').slice(1, 4).join(' ');

test('a password matches its own hash and no other', async () => {
  const stored = await hashed({}, 'copper kettle moves north');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect(await isMatch({}, stored, 'copper kettle moves north')).toBe(true);
  expect(await isMatch({}, stored, 'copper kettle moves south')).toBe(false);
});

test('an account without a password matches nothing, not even the hash it is compared with, which costs as much', async () => {
  expect(await isMatch({}, null, 'nobody has this password')).toBe(false);
  expect(costOf(await nobodys({}))).toBe(costOf(await hashed({}, 'copper kettle moves north')));
});

test('a hash of lower cost is to be made anew', async () => {
  expect(isOutdated({}, await hash('x', { memoryCost: 19_456, timeCost: 2, parallelism: 1 }))).toBe(true);
  expect(isOutdated({}, await hashed({}, 'x'))).toBe(false);
});
