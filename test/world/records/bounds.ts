import type { Field, FieldOf, Kind } from '#domain/kit/vocabulary/fields.ts';

interface Bounds {
  /** Values that must be refused, though only just. */
  readonly outside: readonly unknown[];
  /** Values that must still be taken. */
  readonly on: readonly unknown[];
}

const letters = (count: number): string => 'a'.repeat(count);
const longest = 20_000;
const nobody = '00000000-0000-7000-8000-000000000000';

function numberBounds(min: number, max: number, places: number): Bounds {
  const step = 10 ** -places;
  const outside = [min - step, max + step].map((value) => Number(value.toFixed(places)));
  return { outside: [...outside, Number((min + step / 2).toFixed(places + 1)), 'many'], on: [min, max] };
}

/** One line per kind: just outside what is allowed, and just inside. */
const table: { readonly [K in Kind]: (field: FieldOf<K>) => Bounds } = {
  text: (f) => ({ outside: [letters(f.max + 1), 'nul\u0000', 7], on: f.like ? [] : [letters(f.max)] }),
  longText: (f) => ({ outside: [letters((f.max ?? longest) + 1), '\ud800'], on: [letters(f.max ?? longest)] }),
  whole: (f) => numberBounds(f.min, f.max, 0),
  decimal: (f) => numberBounds(f.min, f.max, f.places),
  yesNo: () => ({ outside: ['yes', 1], on: [true, false] }),
  date: () => ({ outside: ['2026-02-29', '2026-13-01', '2026-03-01T00:00:00Z'], on: ['2024-02-29'] }),
  time: () => ({ outside: ['24:00', '9:30', '12:60'], on: ['00:00', '23:59'] }),
  moment: () => ({
    outside: ['2026-02-29T10:00:00Z', '2026-03-01', '2026-03-01T10:00:00'],
    on: ['2024-02-29T23:59:59Z'],
  }),
  choice: (f) => ({ outside: ['none of these'], on: Object.keys(f.options) }),
  choices: (f) => ({ outside: [['none of these'], 'one'], on: [Object.keys(f.options), []] }),
  words: (f) => ({ outside: [[letters((f.max ?? 200) + 1)], 'one'], on: [[letters(f.max ?? 200)], []] }),
  ref: () => ({ outside: ['not an id', 7], on: [] }),
  refs: () => ({ outside: [['not an id'], nobody], on: [[]] }),
  file: () => ({ outside: ['not an id'], on: [] }),
  rows: () => ({ outside: ['one', ['one'], Array.from({ length: 201 }, () => ({}))], on: [] }),
  parts: () => ({ outside: ['one', []], on: [] }),
  link: () => ({ outside: [nobody, { entity: 'resident', id: 'not an id' }], on: [] }),
};

const boundsOf = (field: Field): Bounds => (table[field.kind] as (field: Field) => Bounds)(field);

export const outside = (field: Field): readonly unknown[] => boundsOf(field).outside;
export const onBound = (field: Field): readonly unknown[] => boundsOf(field).on;
