import { describe, expect, test } from 'vitest';
import { forNobody } from '#world/records/access.ts';
import { entity } from './entity.ts';
import {
  choice,
  date,
  decimal,
  longText,
  must,
  parts,
  readOnly,
  ref,
  rows,
  secret,
  text,
  whole,
  words,
  yesNo,
} from './fields.ts';
import { fieldSchema, inputSchema, recordSchema } from './schema.ts';

const outing = entity({
  name: 'outing',
  labels: { one: 'Outing', many: 'Outings' },
  title: ['place'],
  belongsTo: 'home',
  access: forNobody,
  fields: {
    place: must(text('Place', { max: 80 })),
    by: must(choice('By', { options: { foot: 'On foot', bus: 'By bus' }, default: 'foot' })),
    fare: must(decimal('Fare', { min: 0, max: 20, places: 2, unit: '£', when: { by: ['bus'] } })),
    seen_by: readOnly(ref('Seen by', { to: 'staff' })),
    key: secret(text('Key', { max: 20 })),
  },
  list: ['place'],
});

describe('a field is described', () => {
  test('with its bounds and unit', () => {
    expect(fieldSchema(must(whole('People', { min: 1, max: 8 })))).toEqual({
      type: 'integer',
      minimum: 1,
      maximum: 8,
      title: 'People',
    });
    expect(fieldSchema(must(decimal('Fare', { min: 0, max: 20, places: 2, unit: '£' })))).toMatchObject({
      type: 'number',
      'x-decimal-places': 2,
      'x-unit': '£',
    });
    expect(fieldSchema(must(longText('Notes', { max: 4000 })))).toMatchObject({ maxLength: 4000 });
  });

  test('as possibly null where it may be absent', () => {
    expect(fieldSchema(date('On', { tense: 'any' }))).toMatchObject({ type: ['string', 'null'], format: 'date' });
    expect(fieldSchema(must(date('On', { tense: 'any' })))).toMatchObject({ type: 'string' });
    expect(fieldSchema(must(date('On', { tense: 'any', when: { by: ['bus'] } })))).toMatchObject({
      type: ['string', 'null'],
    });
    expect(fieldSchema(choice('By', { options: { foot: 'On foot' } }))).toMatchObject({ enum: ['foot', null] });
    expect(fieldSchema(words('Signs'))).toMatchObject({ type: 'array' });
  });

  test('with the shape it must have, where JSON Schema can say it', () => {
    expect(fieldSchema(must(text('DBS', { max: 12, like: 'dbs_number' })))).toMatchObject({ pattern: '^[0-9]{12}$' });
    expect(fieldSchema(must(text('Mail', { max: 80, like: 'email' })))).toMatchObject({ format: 'email' });
    expect(fieldSchema(must(text('Postcode', { max: 8, like: 'postcode' })))).not.toHaveProperty('pattern');
  });

  test('down to the columns of its rows and the names of its parts', () => {
    expect(
      fieldSchema(
        rows('Stops', { where: must(text('Where', { max: 9 })), minutes: whole('Minutes', { min: 0, max: 60 }) }),
      ),
    ).toMatchObject({
      items: {
        type: 'object',
        required: ['where'],
        properties: { where: { maxLength: 9 }, minutes: { type: ['integer', 'null'] } },
      },
    });
    expect(fieldSchema(parts('Shown if', { question: must(ref('Question', { to: 'question' })) }))).toMatchObject({
      type: ['object', 'null'],
      properties: { question: { format: 'uuid', 'x-refers-to': 'question' } },
    });
  });

  test('with its start value, unless that is the clock’s', () => {
    expect(fieldSchema(must(yesNo('Sure', { default: false })))).toMatchObject({ default: false });
    expect(fieldSchema(must(date('On', { tense: 'any', default: 'today' })))).not.toHaveProperty('default');
  });
});

describe('a record is described', () => {
  test('as it is answered, without what no call answers', () => {
    const { properties } = recordSchema(outing) as { properties: Record<string, unknown> };
    expect(Object.keys(properties)).toEqual(
      expect.arrayContaining(['id', 'version', 'is_deleted', 'home', 'place', 'seen_by']),
    );
    expect(properties).not.toHaveProperty('key');
    expect(properties['seen_by']).toMatchObject({ readOnly: true });
  });

  test('as it may be sent, with what cannot be left out', () => {
    const { properties, required } = inputSchema(outing) as { properties: Record<string, unknown>; required: string[] };
    expect(required).toEqual(['home', 'place']);
    expect(properties).toHaveProperty('id');
    expect(properties).toHaveProperty('key');
    expect(properties).not.toHaveProperty('seen_by');
  });
});
