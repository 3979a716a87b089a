import { expect, test } from 'vitest';
import { entity } from '#domain/kit/vocabulary/entity.ts';
import { must, text } from '#domain/kit/vocabulary/fields.ts';
import { defaultSettings } from '#domain/kit/vocabulary/home-settings.ts';
import { forEverybody } from '#world/records/access.ts';
import { checkedForm } from './form-rules.ts';

const parcel = entity({
  name: 'parcel',
  labels: { one: 'Parcel', many: 'Parcels' },
  title: ['sender'],
  belongsTo: 'provider',
  access: forEverybody,
  fields: { sender: must(text('Sender', { max: 4 })), place: must(text('Place', { max: 40 })) },
  list: ['sender'],
});
const circumstances = {
  act: 'create',
  now: '2026-03-01T10:00:00.000Z',
  zone: 'Europe/London',
  settings: defaultSettings,
  service: null,
  actor: null,
  shift: null,
  resident: null,
  last: null,
  before: null,
} as const;

test('what is wrong is told in the order of the form, whatever is wrong with it', () => {
  const { complaints } = checkedForm(parcel, parcel.fields, { sender: 'far too long', place: null }, circumstances);
  expect(Object.keys(complaints)).toEqual(['sender', 'place']);
});
