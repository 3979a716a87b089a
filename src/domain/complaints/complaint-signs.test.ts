import { expect, test } from 'vitest';
import { clockSign, inOrder, type ListedComplaint } from './complaint-signs.ts';

const listed = (id: string, more: Partial<ListedComplaint> = {}): ListedComplaint => ({
  id,
  title: id,
  status: 'received',
  from_type: 'family',
  category: 'care',
  received_at: '2026-03-01T09:00:00Z',
  acknowledge_by: '2026-03-04',
  investigate_by: null,
  answer_by: '2026-03-29',
  learn_by: null,
  ...more,
});

test('a clock is said louder the nearer its day, and loudest when it is over', () => {
  const on = (today: string) => clockSign(listed('a'), today);
  expect(on('2026-02-20')).toEqual({ tone: 'quiet', words: 'Acknowledge it by 4 Mar 2026' });
  expect(on('2026-03-02')).toMatchObject({ tone: 'watch' });
  expect(on('2026-03-04')).toEqual({ tone: 'watch', words: 'Acknowledge it today' });
  expect(on('2026-03-05')).toEqual({ tone: 'danger', words: 'Acknowledge it: 1 day late' });
  expect(clockSign(listed('b', { status: 'closed' }), '2026-03-05')).toBeNull();
});

test('what is promised first comes first, and what is over stands apart', () => {
  const { open, over } = inOrder(
    [
      listed('later', { status: 'investigating' }),
      listed('closed', { status: 'closed' }),
      listed('soon'),
      listed('withdrawn', { status: 'withdrawn', received_at: '2026-03-03T09:00:00Z' }),
    ],
    '2026-03-02',
  );
  expect(open.map(({ id }) => id)).toEqual(['soon', 'later']);
  expect(over.map(({ id }) => id)).toEqual(['withdrawn', 'closed']);
});
