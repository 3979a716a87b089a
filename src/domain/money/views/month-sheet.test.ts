import { expect, test } from 'vitest';
import { closingComplaint } from './month-sheet.ts';

const sheet = (more: object = {}) => ({
  month: '2026-03-01',
  differences: 0,
  closed_at: null,
  last_closed: '2026-02-01',
  first: '2026-01-01',
  ...more,
});

test('a month is closed once, when it is over and every one before it is', () => {
  expect(closingComplaint(sheet(), '2026-04-01')).toBeNull();
  expect(closingComplaint(sheet(), '2026-03-31')).toContain('over');
  expect(closingComplaint(sheet({ closed_at: '2026-04-02T09:00:00Z' }), '2026-04-03')).toContain('is closed');
  expect(closingComplaint(sheet({ last_closed: '2026-01-01' }), '2026-04-01')).toContain('from February 2026 on');
  expect(closingComplaint(sheet({ last_closed: null }), '2026-04-01')).toContain('from January 2026 on');
  expect(closingComplaint(sheet({ last_closed: null, first: null }), '2026-04-01')).toBeNull();
});

test('a month before the first line has nothing to close', () =>
  expect(closingComplaint(sheet({ first: '2026-04-01', last_closed: null }), '2026-05-01')).toContain(
    'Nothing was posted',
  ));

test('a difference of cash is resolved first', () =>
  expect(closingComplaint(sheet({ differences: 1 }), '2026-04-01')).toContain('differs'));
