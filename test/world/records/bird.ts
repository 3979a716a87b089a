import { entity } from '#domain/kit/vocabulary/entity.ts';
import { must, text } from '#domain/kit/vocabulary/fields.ts';
import { forNobody } from './access.ts';

/** A made-up kind of record that others can point to. */
export const bird = entity({
  name: 'bird',
  labels: { one: 'Bird', many: 'Birds' },
  title: ['name'],
  belongsTo: 'provider',
  access: forNobody,
  fields: { name: must(text('Name', { max: 60 })) },
  list: ['name'],
  search: ['name'],
});
