import { expect, test } from 'vitest';
import { boardOf, onPoster, type ListedSuggestion } from './you-said.ts';

const said = (id: string, more: Partial<ListedSuggestion> = {}): ListedSuggestion => ({
  id,
  title: id,
  body: id,
  from_type: 'resident',
  category: 'food',
  status: 'done',
  response: 'We did.',
  responded_at: '2026-03-01T09:00:00Z',
  created_at: '2026-02-01T09:00:00Z',
  show_on_board: true,
  is_complaint: false,
  feeling: null,
  ...more,
});

test('the poster shows what was answered and chosen for it, the newest answer first', () => {
  const all = [
    said('older'),
    said('newer', { status: 'declined', responded_at: '2026-03-05T09:00:00Z' }),
    said('hidden', { show_on_board: false }),
    said('open', { status: 'considering' }),
    said('unanswered', { response: null }),
    said('complaint', { is_complaint: true }),
  ];
  expect(onPoster(all).map(({ id }) => id)).toEqual(['newer', 'older']);
});

test('the board has a column for each step, and no complaint', () => {
  const columns = boardOf([
    said('done'),
    said('doing', { status: 'agreed' }),
    said('complaint', { is_complaint: true }),
  ]);
  expect(columns.map(({ title, items }) => [title, items.length])).toEqual([
    ['New', 0],
    ['Heard', 0],
    ['Considering', 0],
    ['Doing', 1],
    ['Done, or not now', 1],
  ]);
});
