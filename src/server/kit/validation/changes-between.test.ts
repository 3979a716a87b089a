import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { expect, test } from 'vitest';
import { entity } from '#domain/kit/vocabulary/entity.ts';
import {
  choice,
  longText,
  moment,
  must,
  parts,
  restricted,
  rows,
  secret,
  text,
  whole,
} from '#domain/kit/vocabulary/fields.ts';
import { forNobody } from '#world/records/access.ts';
import { filled } from '#world/records/filled.ts';
import { changesBetween } from './changes-between.ts';

const person = entity({
  name: 'person',
  labels: { one: 'Person', many: 'People' },
  title: ['room'],
  belongsTo: 'home',
  access: forNobody,
  list: ['room'],
  fields: {
    room: text('Room', { max: 20 }),
    life: longText('Life'),
    past: restricted(text('Past', { max: 20 })),
    allergies: rows('Allergies', {
      substance: must(text('Substance', { max: 40 })),
      severity: choice('How bad', { options: { mild: 'Mild', grave: 'Grave' } }),
      noticed_at: moment('Noticed'),
    }),
    goals: rows('Goals', { goal: longText('Goal'), rank: whole('Rank', { min: 1, max: 9 }) }),
    witnesses: rows('Witnesses', { name: restricted(text('Name', { max: 40 })) }),
    limits: parts('Limits', { bath: whole('Bath', { min: 0, max: 50 }), shower: whole('Shower', { min: 0, max: 50 }) }),
  },
});

const pollen = { substance: 'Pollen', severity: 'mild', noticed_at: null };
const nuts = { substance: 'Nuts', severity: 'mild', noticed_at: '2026-03-01T09:00:00.000Z' };
const before = filled(person, {
  room: '4',
  life: 'Born in Leeds',
  past: 'Known',
  allergies: [pollen, nuts],
  goals: [{ goal: 'Walk', rank: 1 }],
  witnesses: [{ name: 'Ann' }],
  limits: { bath: 43, shower: 41 },
});
const changed = (after: RecordValues) => changesBetween(person, before, { ...before, ...after });

test('a short answer is told as it was and as it is', () => {
  expect(changed({ room: '5' })).toEqual([{ field: 'room', old: '4', new: '5' }]);
  expect(changed({ room: null })).toEqual([{ field: 'room', old: '4', new: null }]);
});

test('long and restricted words are not told again, also where they stand in a list', () => {
  const after = { life: 'Born in York', past: 'Unknown', goals: [{ goal: 'Walk', rank: 2 }], witnesses: [] };
  expect(changed(after)).toEqual(Object.keys(after).map((field) => ({ field, changed: true })));
});

test('of a list of short answers, the lines that went and came are told', () => {
  const grave = { ...nuts, severity: 'grave' };
  expect(changed({ allergies: [pollen, grave] })).toEqual([{ field: 'allergies', old: [nuts], new: [grave] }]);
  expect(changed({ allergies: [pollen, nuts, grave] })).toEqual([{ field: 'allergies', old: [], new: [grave] }]);
  expect(changed({ allergies: [nuts, pollen] })).toEqual([{ field: 'allergies', changed: true }]);
});

test('of a set of answers, those that differ are told', () => {
  expect(changed({ limits: { bath: 42, shower: 41 } })).toEqual([
    { field: 'limits', old: { bath: 43 }, new: { bath: 42 } },
  ]);
});

test('the same answers written otherwise are no change', () => {
  expect(
    changed({
      allergies: [
        { severity: 'mild', substance: 'Pollen' },
        { ...nuts, noticed_at: '2026-03-01T09:00:00+00:00' },
      ],
      limits: { shower: 41, bath: 43 },
    }),
  ).toEqual([]);
});

test('of a record that keeps a secret, it is told that something changed and not what', () => {
  const letter = entity({
    name: 'letter',
    labels: { one: 'Letter', many: 'Letters' },
    title: ['about'],
    belongsTo: 'home',
    access: forNobody,
    list: ['about'],
    fields: { about: text('About', { max: 40 }), content: secret(longText('Content')) },
  });
  const stored = filled(letter, { about: 'The will', content: null });
  expect(changesBetween(letter, stored, { ...stored, about: 'The quarrel' })).toEqual([
    { field: 'about', changed: true },
  ]);
});
