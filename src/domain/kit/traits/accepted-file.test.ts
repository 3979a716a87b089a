import { expect, test } from 'vitest';
import { fileComplaint, largestBytes } from './accepted-file.ts';

test('a file of 20 MB is accepted and one byte more is not', () => {
  expect(fileComplaint({ mime: 'application/pdf', size: largestBytes })).toBeNull();
  expect(fileComplaint({ mime: 'application/pdf', size: largestBytes + 1 })).toContain('20 MB');
});

test('programs, web pages and empty files are refused', () => {
  expect(fileComplaint({ mime: 'text/html', size: 10 })).toContain('jpg, png');
  expect(fileComplaint({ mime: 'image/png', size: 0 })).toContain('empty');
});
