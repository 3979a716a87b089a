import { expect, test } from 'vitest';
import { fileName } from './download-blob.ts';

const named = (title: string, type: string) => fileName(title, new Blob([], { type }));

test('a file is saved under its title, with the ending that says what it is', () => {
  expect(named('Gas safety record', 'application/pdf')).toBe('Gas safety record.pdf');
  expect(named('garden.jpeg', 'image/jpeg')).toBe('garden.jpeg');
  expect(named('menu', 'text/csv; charset=utf-8')).toBe('menu.csv');
});

test('what a device allows in no name is left out of it', () => {
  expect(named('Letter: 3/4 "final"', 'application/pdf')).toBe('Letter 3 4 final.pdf');
});
