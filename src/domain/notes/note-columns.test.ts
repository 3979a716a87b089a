import { expect, test } from 'vitest';
import { noteColumns } from './note-columns.ts';

const words = (note: Parameters<typeof noteColumns.flags>[0]) => noteColumns.flags(note).map((sign) => sign.words);

test('a note is flagged with what sets it apart', () => {
  expect(words({ is_important: false, include_in_handover: null, visibility: 'team' })).toEqual([]);
  expect(words({ is_important: true, include_in_handover: true, visibility: 'senior_only' })).toEqual([
    'Important',
    'For the handover',
    'Seniors only',
  ]);
});
