import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headOf, readHead } from './history-head.ts';

test('a head is twelve signs in three groups', () => {
  expect(headOf(new Uint8Array(32))).toBe('0000-0000-0000');
  expect(headOf(new Uint8Array(32).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ');
});

test('a head typed from paper is known however it was spaced, and with letters taken for figures', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (hash) => {
      const head = headOf(hash);
      expect(readHead(head)).toBe(head);
      expect(readHead(head.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(head);
    }),
  );
});

test.each(['', '7K2M', '7K2M-9QXP-4TVU', '7K2M-9QXP-4TVA-7'])('%s is no head', (typed) => {
  expect(readHead(typed)).toBeNull();
});
