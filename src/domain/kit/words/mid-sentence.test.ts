import { expect, test } from 'vitest';
import { midSentence } from './mid-sentence.ts';

test('a label begins small in the middle of a sentence', () => {
  expect(midSentence('Eating and drinking')).toBe('eating and drinking');
  expect(midSentence('A wash')).toBe('a wash');
  expect(midSentence('')).toBe('');
});

test.each(['GP or falls service', 'DoLS office', 'IMCA', 'NHS number', 'ReSPECT form', 'Mental Health Act'])(
  '%s keeps its letters wherever it stands',
  (name) => expect(midSentence(name)).toBe(name),
);

test('letters further on stay as they are', () => {
  expect(midSentence('Physio or OT')).toBe('physio or OT');
  expect(midSentence('Decide whether to refer: DoLS office')).toBe('decide whether to refer: DoLS office');
  expect(midSentence('Usual NEWS2 score')).toBe('usual NEWS2 score');
});
