import { expect, test } from 'vitest';
import { circumstances } from '#world/records/filled.ts';
import { resultColumns } from './result-columns.ts';

const around = circumstances();

test.each([
  [7, 5, 2],
  [5, 7.5, -2.5],
  [5, 5, 0],
  [null, 5, null],
  [5, null, null],
])('%s after %s is a change of %s', (total, before, change) => {
  expect(resultColumns.change({ total }, around, { before })).toBe(change);
});
