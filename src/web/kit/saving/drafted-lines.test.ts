import { expect, test } from 'vitest';
import { draftedLines } from './drafted-lines.ts';

const isWord = (line: unknown) => typeof line === 'string';

test('of a draft that an earlier release saved, only the lines of today’s shape are gone on with', () => {
  expect(draftedLines({ one: 'said', other: { words: 'said' }, none: null }, isWord)).toEqual({ one: 'said' });
});

test.each([[undefined], [null], ['said'], [['said']]])('a draft that holds %o has no lines', (lines) => {
  expect(draftedLines(lines, isWord)).toEqual({});
});
