import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMinutes, compareMoments } from '../../kit/time/time.ts';
import { checkGraceMinutes, nextCheck } from './next-check.ts';

const begins = '2026-10-24T20:45:00.000Z';
const at = (now: string, last_at: string | null = null, interval_min = 60) =>
  nextCheck({ interval_min, last_at }, { begins, now });

test('where no checks are agreed none is due', () => {
  expect(at('2026-10-25T01:00:00.000Z', null, 0)).toBeNull();
});

test('a check is due an interval after the last check, and overdue when the grace has passed', () => {
  const last = '2026-10-24T22:00:00.000Z';
  expect(at('2026-10-24T22:59:00.000Z', last)).toEqual({ due_at: '2026-10-24T23:00:00.000Z', state: 'later' });
  expect(at('2026-10-24T23:00:00.000Z', last)?.state).toBe('due');
  expect(at(addMinutes('2026-10-24T23:00:00.000Z', checkGraceMinutes), last)?.state).toBe('due');
  expect(at(addMinutes('2026-10-24T23:00:00.000Z', checkGraceMinutes + 1), last)?.state).toBe('overdue');
});

test('what was seen the night before is no check of this night', () => {
  expect(at('2026-10-24T20:50:00.000Z', '2026-10-24T05:00:00.000Z')).toEqual({ due_at: begins, state: 'due' });
});

test('in the hour that comes twice an hourly check is due twice', () => {
  // 01:00 BST, then 01:00 GMT: the same figures on the wall, an hour apart.
  expect(at('2026-10-25T00:30:00.000Z', '2026-10-25T00:00:00.000Z')).toEqual({
    due_at: '2026-10-25T01:00:00.000Z',
    state: 'later',
  });
  expect(at('2026-10-25T01:00:00.000Z', '2026-10-25T00:00:00.000Z')?.state).toBe('due');
});

test('time only ever brings a check nearer', () => {
  const order = ['later', 'due', 'overdue'];
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 720 }),
      fc.integer({ min: 0, max: 720 }),
      fc.integer({ min: 15, max: 240 }),
      (last, more, interval) => {
        const last_at = addMinutes(begins, last);
        const [now, then] = [addMinutes(last_at, 0), addMinutes(last_at, more)];
        const [first, second] = [at(now, last_at, interval), at(then, last_at, interval)];
        expect(order.indexOf(second?.state ?? '')).toBeGreaterThanOrEqual(order.indexOf(first?.state ?? ''));
        expect(compareMoments(first?.due_at ?? '', second?.due_at ?? '')).toBe(0);
      },
    ),
  );
});
