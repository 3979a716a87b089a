import { expect, test } from 'vitest';
import {
  choice,
  choices,
  date,
  decimal,
  moment,
  ref,
  rows,
  text,
  whole,
  yesNo,
} from '#domain/kit/vocabulary/fields.ts';
import { namesIn } from './record-names.ts';
import { valueText } from './value-text.ts';

const wording = { zone: 'Europe/London', nameOf: (id: string) => (id === 'p' ? 'Priya Khan' : null) };

test('values are said as they are in the house', () => {
  expect(valueText(decimal('Weight', { unit: 'kg', min: 20, max: 300, places: 1 }), 65, wording)).toBe('65.0 kg');
  expect(valueText(whole('Fluids', { unit: 'ml', min: 0, max: 5000 }), 1500, wording)).toBe('1,500 ml');
  const open = whole('Open for', { unit: 'minutes', min: 0, max: 15 });
  expect([1, 2].map((value) => valueText(open, value, wording))).toEqual(['1 minute', '2 minutes']);
  expect(valueText(decimal('Price', { unit: '£', min: 0, max: 300, places: 2 }), 4.4, wording)).toBe('£4.40');
  expect(valueText(decimal('Quantity', { min: 0, max: 300, places: 2 }), 10, wording)).toBe('10');
  expect(valueText(whole('Size', { unit: 'bytes', min: 0, max: 9_000_000 }), 3263, wording)).toBe('3 kB');
  expect(valueText(moment('When'), '2026-08-06T13:20:00Z', { ...wording, isBrief: true })).toBe('6 Aug 2026, 14:20');
  expect(valueText(date('Day', { tense: 'any' }), '2026-08-06', wording)).toBe('6 August 2026');
  expect(valueText(moment('When'), '2026-08-06T13:20:00Z', wording)).toBe('6 August 2026, 14:20');
  expect(valueText(yesNo('Asleep'), false, wording)).toBe('No');
  expect(valueText(choice('Mood', { options: { low: 'Low' } }), 'low', wording)).toBe('Low');
  expect(valueText(choices('Moods', { options: { low: 'Low', calm: 'Calm' } }), ['calm', 'low'], wording)).toBe(
    'Calm, Low',
  );
  expect(valueText(rows('Meals', { dish: text('Dish', { max: 9 }) }), [{ dish: 'Soup' }], wording)).toBe('Dish: Soup');
});

test('a record is called by its name, and an id is never shown', () => {
  expect(valueText(ref('By', { to: 'x' }), 'p', wording)).toBe('Priya Khan');
  expect(valueText(ref('By', { to: 'x' }), 'unknown', wording)).toBe('Not shown');
});

test('nothing recorded is a dash, and zero is a value', () => {
  expect(valueText(whole('Steps', { min: 0, max: 9 }), null, wording)).toBe('–');
  expect(valueText(whole('Steps', { min: 0, max: 9 }), 0, wording)).toBe('0');
});

test('names arrive by the field that points', () => {
  expect([
    ...namesIn({
      recorded_by: 'p',
      seen: ['a', 'b'],
      names: { recorded_by: 'Priya Khan', seen: ['Robin', 'Wren'], gone: null },
    }),
  ]).toEqual([
    ['p', 'Priya Khan'],
    ['a', 'Robin'],
    ['b', 'Wren'],
  ]);
});
