import { expect, test } from 'vitest';
import { register } from '../../register.ts';
import { dayOffers } from './day-offers.ts';
import { date, must, type Fields, type FieldOf } from '../vocabulary/fields.ts';

const today = '2026-03-01';
const offered = (field: FieldOf<'date'>) => dayOffers(field, today).map(([day, label]) => `${label}: ${day}`);

test('what has happened was today or yesterday, and what is to come is in a week or a month', () => {
  expect(offered(must(date('Checked on', { tense: 'past' })))).toEqual(['Today: 2026-03-01', 'Yesterday: 2026-02-28']);
  expect(offered(must(date('Next review', { tense: 'future' })))).toEqual([
    'In 1 week: 2026-03-08',
    'In 1 month: 2026-04-01',
    'In 3 months: 2026-06-01',
  ]);
});

test('a field may say which spans are usual for it', () =>
  expect(offered(date('Back on', { tense: 'future', offers: ['1 day', '1 week'] }))).toEqual([
    'Tomorrow: 2026-03-02',
    'In 1 week: 2026-03-08',
  ]));

test('a day that may stay open offers nothing', () => expect(offered(date('Ends', { tense: 'future' }))).toEqual([]));

const datesIn = (fields: Fields, path: string): [string, FieldOf<'date'>][] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'date') return [[`${path}.${name}`, field] as [string, FieldOf<'date'>]];
    if (field.kind === 'rows') return datesIn(field.columns, `${path}.${name}`);
    return field.kind === 'parts' ? datesIn(field.fields, `${path}.${name}`) : [];
  });
const everyDate = register.flatMap((entity) => datesIn(entity.fields, entity.name));

const isOnWrongSide = { past: (day: string) => day > today, future: (day: string) => day <= today, any: () => false };

test.each(everyDate)('%s offers no day on the wrong side of today', (_, field) =>
  expect(dayOffers(field, today).filter(([day]) => isOnWrongSide[field.tense](day))).toEqual([]),
);

test.each(
  everyDate.filter(
    ([path]) => /review|next_|expir|_due|planned|target|return/.test(path) && !/last|records_review/.test(path),
  ),
)('%s lies ahead', (_, field) => expect(field.tense).toBe('future'));
