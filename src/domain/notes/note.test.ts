import { expect, test } from 'vitest';
import { circumstances, filled } from '#world/records/filled.ts';
import { note } from './note.ts';

const written = (body: string, given: Record<string, unknown> = {}) => filled(note, { body, ...given });

test('a note has at least three letters, and under twenty is asked about', () => {
  expect(note.check(written('ok'), circumstances())).toHaveProperty('body');
  expect(note.check(written('yes'), circumstances())).toEqual({});
  expect(note.warn(written('a'.repeat(19)), circumstances())).toEqual({ body: ['short_note', expect.any(String)] });
  expect(note.warn(written('a'.repeat(20)), circumstances())).toEqual({});
});

test('a short note with a judging word is asked about both', () => {
  expect(note.warn(written('He was difficult.'), circumstances())).toEqual({
    body: [
      ['short_note', expect.any(String)],
      ['judging_word', expect.any(String)],
    ],
  });
});

test('a word that judges is asked about', () => {
  expect(note.warn(written('She was being difficult all through lunch.'), circumstances())).toEqual({
    body: ['judging_word', expect.stringContaining('difficult')],
  });
});

test('an important note reaches the next shift unless its author says no', () => {
  const inHandover = (given: Record<string, unknown>) =>
    note.derive(written('Fell in the garden', given), circumstances())['include_in_handover'];
  expect(inHandover({ is_important: true })).toBe(true);
  expect(inHandover({ is_important: true, include_in_handover: false })).toBe(false);
  expect(inHandover({})).toBeNull();
});
