import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSize, sizeWords } from './body-mark-size.ts';

test.each([
  ['20 mm', { length_mm: 20, width_mm: null }],
  ['30 × 20 mm', { length_mm: 30, width_mm: 20 }],
  ['30x20', { length_mm: 30, width_mm: 20 }],
  ['3 x 2,5 cm', { length_mm: 30, width_mm: 25 }],
  ['0 mm', { length_mm: 0, width_mm: null }],
])('“%s” is read as a size', (text, size) => {
  expect(readSize(text)).toEqual(size);
});

test.each([null, '', 'smaller'])('%s is no size', (text) => {
  expect(readSize(text)).toBeNull();
});

test('a size said in words is read as the same size', () => {
  const millimetres = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(millimetres, fc.option(millimetres), (length_mm, width_mm) => {
      expect(readSize(sizeWords({ length_mm, width_mm }))).toEqual({ length_mm, width_mm });
    }),
  );
});
