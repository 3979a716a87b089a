import type { FieldOf, Kind } from '#domain/kit/vocabulary/fields.ts';
import {
  choice,
  choices,
  date,
  decimal,
  file,
  link,
  longText,
  moment,
  parts,
  ref,
  refs,
  rows,
  text,
  time,
  whole,
  words,
  yesNo,
} from '#domain/kit/vocabulary/fields.ts';

const tones = { calm: 'Calm', anxious: 'Anxious', tearful: 'Tearful' };

/** One field of each kind and a value for it. A new kind does not compile until it stands here. */
export const everyField: { readonly [K in Kind]: { readonly field: FieldOf<K>; readonly value: unknown } } = {
  text: { field: text('Place', { max: 60, help: 'As people here call it.' }), value: 'The bench under the pear tree' },
  longText: {
    field: longText('What happened', { max: 500 }),
    value: 'Sat outside for an hour.\n\n- Drank two cups of tea\n- Sang along',
  },
  whole: { field: whole('Amount', { min: 0, max: 2000, unit: 'ml' }), value: 200 },
  decimal: { field: decimal('Weight', { min: 20, max: 300, places: 1, unit: 'kg' }), value: 62.4 },
  yesNo: { field: yesNo('Skin checked'), value: true },
  date: { field: date('Day', { tense: 'any' }), value: '2026-03-01' },
  time: { field: time('Got up'), value: '07:10' },
  moment: { field: moment('When'), value: '2026-03-01T08:15:00.000Z' },
  choice: { field: choice('Mood', { options: tones }), value: 'calm' },
  choices: { field: choices('Seemed', { options: tones }), value: ['calm', 'tearful'] },
  words: { field: words('Also called'), value: ['Penny', 'Nell'] },
  ref: { field: ref('Who', { to: 'staff' }), value: null },
  refs: { field: refs('With whom', { to: 'staff' }), value: [] },
  file: { field: file('Picture'), value: null },
  rows: {
    field: rows('Checks', { at: time('At'), state: choice('Was', { options: { asleep: 'Asleep', awake: 'Awake' } }) }),
    value: [{ at: '02:00', state: 'asleep' }],
  },
  parts: {
    field: parts('Wash', {
      result: choice('How', { options: { done: 'Done', declined: 'Chose not to' } }),
      note: text('Note', { max: 80 }),
    }),
    value: { result: 'done', note: 'Warm water' },
  },
  link: { field: link('About'), value: null },
};
