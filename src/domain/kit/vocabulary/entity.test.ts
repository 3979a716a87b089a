import { expectTypeOf, test } from 'vitest';
import { entity, type ColumnOf, type Declaration, type RecordOf } from './entity.ts';
import { choice, decimal, must, restricted, text, whole } from './fields.ts';
import type { Access } from './permissions.ts';
import { move } from './states.ts';
import type { Warning, Warnings } from './warnings.ts';

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
  computed: { is_heavy: { shownAs: text('Heavy', { max: 3 }), from: ['weight_kg'] } },
  carries: ['note'],
});

test('by its type, which npm run types checks: a whole record has every declared field by its own type', () => {
  expectTypeOf<RecordOf<typeof parcel>['sender']>().toEqualTypeOf<string>();
  expectTypeOf<RecordOf<typeof parcel>['weight_kg']>().toEqualTypeOf<number | null>();
});

test('by its type, which npm run types checks: a row of a list surely has its columns, what they are worked out from, and its owner, but nothing restricted', () => {
  expectTypeOf<ColumnOf<typeof parcel>>().toEqualTypeOf<'id' | 'home' | 'sender' | 'weight_kg' | 'note'>();
});

const fields = {
  sender: must(text('Sender', { max: 20 })),
  handed_to: text('Handed to', { max: 20 }),
  status: must(choice('Status', { options: { waiting: 'Waiting', fetched: 'Fetched' } })),
} as const;
const access = {
  superuser: [],
  manager: ['view', 'take_out'],
  senior: ['view', 'take_out'],
  carer: ['view:own', 'take_out'],
  agency: [],
  auditor: [],
} as const;
type None = Record<never, never>;
type Letter<Said extends Readonly<Record<string, string>> = None> = Required<
  Declaration<'resident', typeof fields, None, None, never, never, typeof access, Said>
>;

test('by its type, which npm run types checks: a move is bound to the states, the fields and the rights of its entity', () => {
  const fetched = move('waiting', 'fetched', 'take_out', { needs: ['handed_to'], notBy: ['created_by'] });
  expectTypeOf(fetched).toExtend<Letter['states']['moves'][number]>();
  const [noState, noField, noRight] = [
    move('waiting', 'fetcht', 'take_out'),
    move('waiting', 'fetched', 'take_out', { needs: ['handed_too'] }),
    move('waiting', 'fetched', 'release'),
  ];
  expectTypeOf(noState).not.toExtend<Letter['states']['moves'][number]>();
  expectTypeOf(noField).not.toExtend<Letter['states']['moves'][number]>();
  expectTypeOf(noRight).not.toExtend<Letter['states']['moves'][number]>();
  expectTypeOf<'wating'>().not.toExtend<Letter['states']['start']>();
});

test('by its type, which npm run types checks: what somebody is given is an act that there is, narrowed by an ending that there is', () => {
  type Given = Access['carer'][number];
  expectTypeOf<'view' | 'view:own' | 'change_own' | 'take_out'>().toExtend<Given>();
  expectTypeOf<'veiw'>().not.toExtend<Given>();
  expectTypeOf<'view:onw'>().not.toExtend<Given>();
  expectTypeOf<'chagne_own'>().not.toExtend<Given>();
});

test('by its type, which npm run types checks: a narrower right is one that somebody is given, and reaches fields and values that there are', () => {
  type Own = NonNullable<Letter['narrower']['view:own']>;
  expectTypeOf<keyof Letter['narrower']>().toEqualTypeOf<'view' | 'view:own' | 'take_out'>();
  expectTypeOf<{ fields: ['sender']; rows: { status: { is: 'waiting' } } }>().toExtend<Own>();
  expectTypeOf<{ fields: ['sendre'] }>().not.toExtend<Own>();
  expectTypeOf<{ rows: { status: { is: 'wating' } } }>().not.toExtend<Own>();
  expectTypeOf<'sendre'>().not.toExtend<keyof NonNullable<Own['rows']>>();
});

test('by its type, which npm run types checks: what a rule looks at of the resident is a field of a resident', () => {
  type LookedAt = Required<Letter['looksAt']>['resident'][number];
  expectTypeOf<'has_dysphagia'>().toExtend<LookedAt>();
  expectTypeOf<'has_disphagia'>().not.toExtend<LookedAt>();
});

test('by its type, which npm run types checks: a rule complains of fields of its own record, also where it puts several complaints together', () => {
  type Said<S extends Readonly<Record<string, string>>> = ReturnType<Letter<S>['check']>;
  expectTypeOf<{ sender: string; handed_to: string }>().toExtend<Said<{ sender: string; handed_to: string }>>();
  expectTypeOf<{ sender: string; handed_too: string }>().not.toExtend<Said<{ sender: string; handed_too: string }>>();
  expectTypeOf<Readonly<Record<string, string>>>().not.toExtend<Said<Readonly<Record<string, string>>>>();
});

test('by its type, which npm run types checks: a rule doubts fields of its own record, also where it puts several doubts together', () => {
  type Doubted<W extends Warnings> = ReturnType<
    Required<Declaration<'resident', typeof fields, None, None, never, never, typeof access, None, W>>['warn']
  >;
  type Right = { sender: Warning } | { handed_to: Warning };
  type Wrong = { sender: Warning } | { handed_too: Warning };
  expectTypeOf<Right>().toExtend<Doubted<Right>>();
  expectTypeOf<Wrong>().not.toExtend<Doubted<Wrong>>();
  expectTypeOf<Warnings>().not.toExtend<Doubted<Warnings>>();
});
