import { expectTypeOf, test } from 'vitest';
import { entity, type ColumnOf, type RecordOf } from './entity.ts';
import { decimal, must, restricted, text, whole } from './fields.ts';

const parcel = entity({
  name: 'parcel',
  labels: { one: 'Parcel', many: 'Parcels' },
  title: ['sender'],
  belongsTo: 'home',
  access: { superuser: [], manager: [], senior: [], carer: [], agency: [], auditor: [] },
  fields: {
    sender: must(text('Sender', { max: 20 })),
    weight_kg: decimal('Weight', { min: 0, max: 20, places: 1 }),
    worth: restricted(whole('Worth', { min: 0, max: 100 })),
    note: text('Note', { max: 20 }),
  },
  list: ['sender', 'worth', 'is_heavy'],
  computed: { is_heavy: { tells: text('Heavy', { max: 3 }), from: ['weight_kg'] } },
  carries: ['note'],
});

test('a whole record has every declared field by its own type', () => {
  expectTypeOf<RecordOf<typeof parcel>['sender']>().toEqualTypeOf<string>();
  expectTypeOf<RecordOf<typeof parcel>['weight_kg']>().toEqualTypeOf<number | null>();
});

test('a row of a list surely has its columns, what they are worked out from, and its owner, but nothing restricted', () => {
  expectTypeOf<ColumnOf<typeof parcel>>().toEqualTypeOf<'id' | 'home' | 'sender' | 'weight_kg' | 'note'>();
});
