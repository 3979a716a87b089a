import { expect, test } from 'vitest';
import { answerComplaints, type GivenValues } from './answer-fits.ts';

const given = (more: Partial<GivenValues>): GivenValues => ({
  choices: [],
  value_number: null,
  value_text: null,
  value_date: null,
  exclusive: 0,
  ...more,
});
const wrong = (kind: string, more: Partial<GivenValues>, bounds: { min?: number; max?: number } = {}) =>
  Object.keys(answerComplaints(given(more), { kind, min: bounds.min ?? null, max: bounds.max ?? null }));

test('one choice is one, several may be several, and none of these stands alone', () => {
  expect(wrong('single', { choices: ['a'] })).toEqual([]);
  expect(wrong('single', { choices: ['a', 'b'] })).toEqual(['choices']);
  expect(wrong('yes_no', { choices: ['a', 'b'] })).toEqual(['choices']);
  expect(wrong('multi', { choices: ['a', 'b'] })).toEqual([]);
  expect(wrong('multi', { choices: ['a', 'none'], exclusive: 1 })).toEqual(['choices']);
  expect(wrong('multi', { choices: ['none'], exclusive: 1 })).toEqual([]);
});

test('a number stays within what the question allows', () => {
  const bounds = { min: 0, max: 10 };
  expect([-0.01, 0, 10, 10.01].map((value_number) => wrong('number', { value_number }, bounds).length)).toEqual([
    1, 0, 0, 1,
  ]);
  expect(wrong('number', { value_number: 1_000 })).toEqual([]);
});

test('an answer of another kind is refused by the name of its field', () => {
  expect(wrong('number', { choices: ['a'] })).toEqual(['choices']);
  expect(wrong('single', { value_number: 3 })).toEqual(['value_number']);
  expect(wrong('date', { value_text: 'Tuesday' })).toEqual(['value_text']);
  expect(wrong('info', { value_text: 'Read' })).toEqual(['value_text']);
  expect(wrong('time', { value_text: '14:30' })).toEqual([]);
  expect(wrong('time', { value_text: 'after lunch' })).toEqual(['value_text']);
});

test('a question left open is no wrong answer', () => {
  for (const kind of ['single', 'multi', 'yes_no', 'number', 'text', 'date', 'time', 'info', 'computed'])
    expect(wrong(kind, {})).toEqual([]);
});
