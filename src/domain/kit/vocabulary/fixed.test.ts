import { describe, expect, test } from 'vitest';
import { choice, date, moment, must, readOnly, rows, text } from './fields.ts';
import { fixedBy, fixedComplaints, isStillOpen } from './fixed.ts';

const fields = {
  title: must(text('Title', { max: 40 })),
  held_at: moment('Held at'),
  parts: rows('Parts', { name: text('Name', { max: 20 }), on: date('On', { tense: 'past' }) }),
  seen_by: readOnly(text('Seen by', { max: 20 })),
  remark: text('Remark', { max: 40 }),
  receipt: text('Receipt', { max: 40 }),
  status: must(choice('Status', { options: { open: 'Open', closed: 'Closed' }, default: 'open' })),
};
const drill = { fields, fixed: { in: { closed: 'This is fixed.' }, open: ['remark'], fills: ['receipt'] } };
const before = {
  title: 'Fire drill',
  held_at: '2026-03-01T09:30:00Z',
  parts: [{ name: 'alarm', on: '2026-03-01' }],
  seen_by: null,
  remark: null,
  receipt: null,
  status: 'closed',
};
const complaints = (change: Record<string, unknown>, from: Record<string, unknown> = before) =>
  fixedComplaints(drill, { ...from, ...change }, from);

describe('a record that is fixed', () => {
  test('complains of each field that a change touches', () => {
    expect(complaints({ title: 'Fire alarm' })).toEqual({ title: 'This is fixed.' });
    expect(complaints({ parts: [] })).toEqual({ parts: 'This is fixed.' });
    expect(complaints({ parts: [{ name: 'bell', on: '2026-03-01' }] })).toEqual({ parts: 'This is fixed.' });
    expect(complaints({ held_at: null })).toEqual({ held_at: 'This is fixed.' });
  });

  test('takes the same value written otherwise for the same', () => {
    expect(complaints({ held_at: '2026-03-01T09:30:00.000Z', parts: [{ on: '2026-03-01', name: 'alarm' }] })).toEqual(
      {},
    );
  });

  test('still moves on and still takes what the server writes', () => {
    expect(complaints({ status: 'open', seen_by: 'Ann' })).toEqual({});
  });

  test('leaves open what is added afterwards, and what is filled in once', () => {
    expect(complaints({ remark: 'Again in May', receipt: '17' })).toEqual({});
    expect(complaints({ remark: null, receipt: '18' }, { ...before, remark: 'Again in May', receipt: '17' })).toEqual({
      receipt: 'This is fixed.',
    });
    expect(['title', 'remark', 'receipt'].map((name) => isStillOpen(drill, before, name))).toEqual([false, true, true]);
  });
});

test('in any other state it is open, and says nothing', () => {
  expect([fixedBy(drill, before), fixedBy(drill, { ...before, status: 'open' })]).toEqual(['This is fixed.', null]);
  expect(complaints({ title: 'Fire alarm' }, { ...before, status: 'open' })).toEqual({});
});

test('a record without states is fixed from the moment the server fills a field', () => {
  const page = { fields, fixed: { once: { filled: 'seen_by', instead: 'This was received.' } } };
  expect([fixedBy(page, { seen_by: null, status: 'closed' }), fixedBy(page, { seen_by: 'Ann' })]).toEqual([
    null,
    'This was received.',
  ]);
});
