import { describe, expect, test } from 'vitest';
import { forNobody } from '#world/records/access.ts';
import { entity } from './entity.ts';
import { choice, date, longText, moment, must, readOnly, ref, rows, text, words, yesNo } from './fields.ts';
import { missing, neededWords, readInput, startValues, withoutHidden, writable } from './parse.ts';

test('what is needed reads as a sentence, also where the label ends like the middle of one', () =>
  expect(['Where it is', 'Order again at', 'Place', 'What happened'].map(neededWords)).toEqual([
    '“Where it is” is needed.',
    '“Order again at” is needed.',
    'Place is needed.',
    'What happened is needed.',
  ]));

const fields = {
  place: must(text('Place', { max: 12 })),
  by: must(choice('By', { options: { foot: 'On foot', bus: 'By bus', other: 'Other' }, default: 'foot' })),
  by_text: must(text('By what', { max: 30, when: { by: ['other'] } })),
  ticket: text('Ticket', { max: 30, mustWhen: { by: ['bus'] } }),
  signs: words('Signs', {}),
  sign_notes: longText('About the signs', { when: { by: ['bus'] } }),
  stops: must(rows('Stops', { where: must(text('Where', { max: 9 })) })),
  left_at: must(moment('Left at', { default: 'now' })),
  on: date('On', { tense: 'any', default: 'today' }),
  sure: must(yesNo('Sure', { default: false })),
  seen_by: readOnly(ref('Seen by', { to: 'staff' })),
  status: must(choice('Status', { options: { open: 'Open', closed: 'Closed' }, default: 'open' })),
};
const common = {
  name: 'outing',
  labels: { one: 'Outing', many: 'Outings' },
  title: ['place'],
  belongsTo: 'provider',
  access: forNobody,
  fields,
  list: ['place'],
} as const;

describe('input', () => {
  test('is read field by field, and what no field names falls away', () => {
    expect(readInput(fields, { place: ' Park ', is_admin: true, sure: 'yes' })).toEqual({
      values: { place: 'Park' },
      complaints: { sure: 'Sure must be yes or no.' },
    });
  });

  test('that was not given is left alone, and what was emptied becomes null', () => {
    expect(readInput(fields, {}).values).toEqual({});
    expect(readInput(fields, { place: '', on: null, ticket: '   ', signs: null }).values).toEqual({
      place: null,
      on: null,
      ticket: null,
      signs: [],
    });
  });

  test('cannot reach behind the record', () => {
    const hostile = JSON.parse('{"__proto__": {"sure": true}, "constructor": 1}') as Record<string, unknown>;
    expect(readInput(fields, hostile)).toEqual({ values: {}, complaints: {} });
  });
});

describe('a new record', () => {
  const start = startValues(fields, '2026-03-01T09:00:00.000Z', '2026-03-01');

  test('begins with its defaults, lists empty and the rest absent', () => {
    expect(start).toMatchObject({
      place: null,
      by: 'foot',
      signs: [],
      stops: [],
      left_at: '2026-03-01T09:00:00.000Z',
      on: '2026-03-01',
      sure: false,
    });
  });

  test('says what is missing in the words of its form', () => {
    expect(missing(fields, start)).toEqual({ place: 'Place is needed.', stops: 'Stops is needed.' });
    expect(missing(fields, { ...start, place: 'Park', stops: [{ where: 'Gate' }] })).toEqual({});
  });

  test('needs what its other answers ask for', () => {
    const given = { ...start, place: 'Park', stops: [{ where: 'Gate' }] };
    expect(missing(fields, { ...given, by: 'other' })).toHaveProperty('by_text');
    expect(missing(fields, { ...given, by: 'bus' })).toEqual({ ticket: 'Ticket is needed.' });
    expect(missing(fields, { ...given, by: 'bus', ticket: '17' })).toEqual({});
  });

  test('takes no for an answer', () => {
    expect(missing({ sure: fields.sure }, { sure: false })).toEqual({});
  });
});

test('what no longer applies keeps no hidden value', () => {
  const record = { by: 'foot', by_text: 'Donkey', sign_notes: 'Old', ticket: '17' };
  expect(withoutHidden(fields, record)).toEqual({ by: 'foot', by_text: null, sign_notes: null, ticket: '17' });
  expect(withoutHidden(fields, { ...record, by: 'other' })['by_text']).toBe('Donkey');
});

test('nobody types what the server writes, nor the state where there are moves', () => {
  const plain = writable(entity(common));
  expect(plain).not.toHaveProperty('seen_by');
  expect(plain).toHaveProperty('status');
  expect(writable(entity({ ...common, states: { start: 'open', moves: [] } }))).not.toHaveProperty('status');
});
