import { describe, expect, test } from 'vitest';
import { entity } from '#domain/kit/vocabulary/entity.ts';
import { choice, date, decimal, must, ref, rows, text, whole, yesNo } from '#domain/kit/vocabulary/fields.ts';
import { missing, readInput, writable } from '#domain/kit/vocabulary/parse.ts';
import { readValue } from '#domain/kit/vocabulary/read-value.ts';
import { register } from '#domain/register.ts';
import { forNobody } from '#world/records/access.ts';
import { onBound, outside } from '#world/records/bounds.ts';
import { circumstances, filled } from '#world/records/filled.ts';
import { sample } from '#world/records/sample.ts';

const outing = entity({
  name: 'outing',
  labels: { one: 'Outing', many: 'Outings' },
  title: ['place'],
  belongsTo: 'home',
  access: forNobody,
  fields: {
    place: must(text('Place', { max: 12 })),
    phone: must(text('Phone', { max: 30, like: 'phone' })),
    people: must(whole('People', { min: 1, max: 8 })),
    cost: decimal('Cost', { min: 0, max: 100, places: 2 }),
    by: must(choice('By', { options: { foot: 'On foot', bus: 'By bus' }, default: 'bus' })),
    bus_pass: must(yesNo('Bus pass', { when: { by: ['bus'] } })),
    from: must(date('From', { tense: 'any', default: 'today' })),
    until: must(date('Until', { tense: 'any' })),
    driver: must(ref('Driver', { to: 'staff' })),
    escort: must(ref('Escort', { to: 'staff' })),
    stops: must(
      rows('Stops', {
        where: must(text('Where', { max: 20 })),
        minutes: whole('Minutes', { min: 0, max: 60, default: 5 }),
      }),
    ),
  },
  list: ['place'],
  check: (o) => ({
    ...(o.until <= o.from ? { until: 'Until must be after from.' } : {}),
    ...(o.escort === o.driver ? { escort: 'Escort must be someone else.' } : {}),
  }),
  warn: (o) => (o.people < 2 ? { people: ['alone', 'Is someone going alone?'] } : {}),
});

describe('a sample', () => {
  const made = sample(outing);

  test('holds what its entity needs, and reads back as valid', () => {
    const { values, complaints } = readInput(writable(outing), made);
    expect(complaints).toEqual({});
    expect(missing(writable(outing), values)).toEqual({});
  });

  test('keeps the entity’s own rules and gives no cause for a warning', () => {
    expect(made['until']).not.toBe(made['from']);
    expect(made['escort']).not.toBe(made['driver']);
    expect(made['people']).toBeGreaterThan(1);
  });

  test('asks only what the answers before it lead to', () => {
    expect(sample(outing, { by: 'bus' })['bus_pass']).toBe(false);
    expect(sample(outing, { by: 'foot' })['bus_pass']).toBeNull();
  });

  test('leaves what may be left, unless it is asked to fill everything', () => {
    expect(made['cost']).toBeNull();
    expect(sample(outing, {}, { full: true })['cost']).toBe(0);
  });

  test('is the same for the same seed and keeps what it is given', () => {
    expect(sample(outing)).toEqual(made);
    expect(sample(outing, {}, { seed: 2 })['place']).not.toBe(made['place']);
    expect(sample(outing, { people: 1 })['people']).toBe(1);
  });

  test('points where it is told to', () => {
    const given = sample(
      outing,
      {},
      { refTo: (name, which) => `0195f000-0000-7000-8000-${name === 'staff' ? '0000000000a' : '0000000000b'}${which}` },
    );
    expect(given['home']).toBe('0195f000-0000-7000-8000-0000000000b0');
    expect(given['escort']).toBe('0195f000-0000-7000-8000-0000000000a1');
  });
});

describe('the bounds of a field', () => {
  const fields = Object.entries(outing.fields);

  test.each(fields)('%s is refused just outside and taken on them', (_, field) => {
    expect(outside(field).filter((value) => 'value' in readValue(field, value))).toEqual([]);
    expect(onBound(field).filter((value) => 'wrong' in readValue(field, value))).toEqual([]);
  });
});

const named = register.map((known) => [known.name, known] as const);

describe.each(named)('a sample of %s', (_, known) => {
  const author = circumstances({ actor: '0195f000-0000-7000-8000-00000000000a' });

  test.each([
    ['as little as possible', {}],
    ['as much as possible', { full: true }],
  ] as const)('filled with %s breaks no rule of its own', (_name, how) => {
    const made = sample(known, {}, { ...how, circumstances: author });
    const { values, complaints } = readInput(writable(known), made);
    const record = filled(known, values);
    const whole = { ...record, ...known.derive(record, author) };
    expect(complaints).toEqual({});
    expect(missing(writable(known), whole)).toEqual({});
    expect(known.check(whole, author)).toEqual({});
  });
});

describe.each(named)('the fields of %s', (_, known) => {
  test.each(Object.entries(known.fields))('%s is refused just outside its bounds and taken on them', (_name, field) => {
    expect(outside(field).filter((value) => 'value' in readValue(field, value))).toEqual([]);
    expect(onBound(field).filter((value) => 'wrong' in readValue(field, value))).toEqual([]);
  });
});
