import { expect, test } from 'vitest';
import type { Field, Fields } from '../vocabulary/fields.ts';
import { register } from '../../register.ts';
import { momentOffers } from './moment-offers.ts';

const now = '2026-03-01T22:30:00.000Z';
const labels = (field: object) => momentOffers(field, now, 'Europe/London').map(([, label]) => label);

test('what has happened offers now and a little before, what is to come only what lies ahead', () => {
  expect(labels({})).toEqual(['Now', '30 min ago']);
  expect(momentOffers({ tense: 'future' }, now, 'Europe/London')).toEqual([
    ['2026-03-01T23:30:00.000Z', 'In 1 hour'],
    ['2026-03-02T10:00:00.000Z', 'Tomorrow 10:00'],
  ]);
  expect(labels({ tense: 'any' })).toEqual([]);
});

const within = (fields: Fields): readonly (readonly [string, Field])[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    [name, field] as const,
    ...(field.kind === 'rows' ? within(field.columns) : field.kind === 'parts' ? within(field.fields) : []),
  ]);

test('no moment that lies ahead by its name offers one behind', () => {
  const ahead = register.flatMap(({ name, fields }) =>
    within(fields)
      .filter(
        ([field, { kind }]) => kind === 'moment' && /due|until|starts|expires|ends_at|^(start|end)_at$/.test(field),
      )
      .map(([field, declared]) => [`${name}.${field}`, declared] as const),
  );
  expect(ahead.length).toBeGreaterThan(5);
  expect(
    ahead
      .filter(([, field]) => !field.readOnly && labels(field).some((label) => /Now|ago/.test(label)))
      .map(([name]) => name),
  ).toEqual([]);
});
