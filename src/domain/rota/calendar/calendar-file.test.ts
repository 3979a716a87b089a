import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const shift = {
  id: 's1',
  version: 3,
  shift_type: 'waking_night',
  start_at: '2026-10-24T20:45:00+00:00',
  end_at: '2026-10-25T07:45:00+00:00',
  status: 'published',
  house: 'Rose House, Leeds; East',
} as const;

test('a shift is an event with its instants, its kind and its house', () => {
  const lines = calendarFile([shift], '2026-10-01T09:00:00Z').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:s1@hearth',
      'DTSTART:20261024T204500Z',
      'DTEND:20261025T074500Z',
      'SEQUENCE:3',
      'SUMMARY:Waking night\\, Rose House\\, Leeds\\; East',
    ]),
  );
});

test('long lines go on in the next, and no letter is cut in two', () => {
  const file = calendarFile([{ ...shift, house: 'Ö'.repeat(120) }], '2026-10-01T09:00:00Z');
  expect(file.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  expect(file.replaceAll('\r\n ', '')).toContain('Ö'.repeat(120));
});
