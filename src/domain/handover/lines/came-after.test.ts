import { expect, test } from 'vitest';
import { cameAfter, reportedRecords } from './came-after.ts';
import type { HandoverLine } from '../handover-line.ts';

const person = (id: string) => ({
  id,
  first_name: id,
  last_name: 'Baker',
  preferred_name: null,
  room: null,
  photo: null,
  status: 'current',
  expected_return_date: null,
});
const line = (more: Partial<HandoverLine> = {}): HandoverLine => ({
  part: 'changed',
  rank: 'safety',
  mark: 'new',
  words: 'Fall.',
  at: '2026-11-19T23:01:00Z',
  by: null,
  source: { entity: 'incident', id: 'i1' },
  ...more,
});
const since = '2026-11-19T22:50:00Z';

test('what came after is what is new, changed or withdrawn; what stood there and what a chart always says is not', () => {
  const lines = [
    line(),
    line({ mark: 'withdrawn', rank: 'told' }),
    line({ part: 'watch', mark: 'new', source: { entity: 'notification', id: 'a1' } }),
    line({ part: 'watch', mark: 'updated' }),
    line({ part: 'do', mark: 'standing' }),
    line({ part: 'watch', source: { entity: 'fluid_intake', id: null } }),
  ];
  expect(cameAfter({ since, pages: [{ person: person('tom'), lines }], house: [] }).pages[0]?.lines).toEqual(
    lines.slice(0, 3),
  );
});

test('who needs somebody most stands first, and who nothing happened to is left out', () => {
  const pages = [
    { person: person('ann'), lines: [line({ rank: 'told' })] },
    { person: person('sue'), lines: [] },
    { person: person('tom'), lines: [line()] },
  ];
  const after = cameAfter({ since, pages, house: [line({ source: { entity: 'note', id: 'n1' } })] });
  expect(after.pages.map(({ person: { id }, priority }) => [id, priority])).toEqual([
    ['tom', 'urgent'],
    ['ann', 'routine'],
  ]);
  expect(reportedRecords(after)).toEqual(new Set(['i1', 'n1']));
});
