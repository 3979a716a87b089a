import { describe, expect, test } from 'vitest';
import { choice, date, moment, must, readOnly, rows, text } from './fields.ts';
import { frozen } from './frozen.ts';

const fields = {
  title: must(text('Title', { max: 40 })),
  held_at: moment('Held at'),
  parts: rows('Parts', { name: text('Name', { max: 20 }), on: date('On', { tense: 'any' }) }),
  seen_by: readOnly(text('Seen by', { max: 20 })),
  status: must(choice('Status', { options: { open: 'Open', closed: 'Closed' }, default: 'open' })),
};
const before = { title: 'Fire drill', held_at: '2026-03-01T09:30:00Z', parts: [{ name: 'alarm', on: '2026-03-01' }], seen_by: null, status: 'open' };
const complaints = (change: Record<string, unknown>) => frozen(fields, { ...before, ...change }, before, 'This is fixed.');

describe('a record that is held fast', () => {
  test('complains of each field that a change touches', () => {
    expect(complaints({ title: 'Fire alarm' })).toEqual({ title: 'This is fixed.' });
    expect(complaints({ parts: [] })).toEqual({ parts: 'This is fixed.' });
    expect(complaints({ parts: [{ name: 'bell', on: '2026-03-01' }] })).toEqual({ parts: 'This is fixed.' });
    expect(complaints({ held_at: null })).toEqual({ held_at: 'This is fixed.' });
  });

  test('takes the same value written otherwise for the same', () => {
    expect(complaints({ held_at: '2026-03-01T09:30:00.000Z', parts: [{ on: '2026-03-01', name: 'alarm' }] })).toEqual({});
  });

  test('still moves on and still takes what the server writes', () => {
    expect(complaints({ status: 'closed', seen_by: 'Ann' })).toEqual({});
  });
});
