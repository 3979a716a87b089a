import { expect, test } from 'vitest';
import { sealer } from './seal.ts';

test('sealed text opens again with the same key and holds nothing readable', () => {
  const { seal, open } = sealer('a key of more than thirty-two characters');
  const sealed = seal('An allegation was made on Tuesday.');
  expect(open(sealed)).toBe('An allegation was made on Tuesday.');
  expect(sealed.toString('latin1')).not.toContain('allegation');
});

test('text sealed with another key, or altered by one bit, does not open', () => {
  const { seal, open } = sealer('a key of more than thirty-two characters');
  const sealed = seal('private');
  expect(() => sealer('another key of thirty-two characters').open(sealed)).toThrow(/authenticate/);
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(() => open(sealed)).toThrow(/authenticate/);
});
