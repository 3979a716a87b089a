import { expect, test } from 'vitest';
import { inLanes, type LaneItem } from './in-lanes.ts';

const item = (id: string, severity: LaneItem['severity'], group = 'STK-1'): LaneItem => ({ id, severity, group });
const shape = (items: readonly LaneItem[]) =>
  Object.fromEntries(
    Object.entries(inLanes(items)).map(([lane, groups]) => [
      lane,
      groups.map((one) => one.items.map(({ id }) => id).join(' ')),
    ]),
  );

test('high and critical are to act on now, medium and low belong to this shift, the rest informs', () => {
  expect(
    shape([item('a', 'info'), item('b', 'low'), item('c', 'medium'), item('d', 'high'), item('e', 'critical')]),
  ).toEqual({ act_now: ['e', 'd'], this_shift: ['c', 'b'], information: ['a'] });
});

test('three of a kind fold into one, two do not', () => {
  expect(shape([item('a', 'low'), item('b', 'low'), item('c', 'low', 'FL-1')])['this_shift']).toEqual(['a', 'b', 'c']);
  expect(shape([item('a', 'low'), item('b', 'low'), item('c', 'low')])['this_shift']).toEqual(['a b c']);
});

test('what is critical is never folded away', () => {
  expect(shape(['a', 'b', 'c'].map((id) => item(id, 'critical')))['act_now']).toEqual(['a', 'b', 'c']);
});
