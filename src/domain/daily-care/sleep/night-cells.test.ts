import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nightOf } from '../../kit/time/night-of.ts';
import { addMinutes } from '../../kit/time/time.ts';
import { nightCells, painted, sleepIn } from './night-cells.ts';

const zone = 'Europe/London';

test('a night has twenty-four half hours, and as many more or fewer as the clocks make of it', () => {
  expect(nightCells('2026-06-01', zone, [])).toHaveLength(24);
  expect(nightCells('2026-10-24', zone, [])).toHaveLength(26);
  expect(nightCells('2026-03-28', zone, [])).toHaveLength(22);
});

test('the cells follow one another without a gap, and every one belongs to its night', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 700 }), (days) => {
      const night = new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
      const cells = nightCells(night, zone, []);
      cells.forEach((cell, place) => {
        expect(cell.to).toBe(cells[place + 1]?.from ?? cell.to);
        expect(nightOf(cell.from, zone)).toBe(night);
      });
    }),
  );
});

test('painting says how they were, painting with nothing takes it back, and a check that was made stays', () => {
  const seen = [{ checked_at: '2026-06-01T21:10:00.000Z', state: 'awake_in_bed' as const }];
  const cells = nightCells('2026-06-01', zone, seen);
  const [looked, free] = [cells.find(({ isSeen }) => isSeen), cells.find(({ isSeen }) => !isSeen)];
  if (!looked || !free) throw new Error('One cell was looked at, the others were not');
  expect(looked).toMatchObject({ from: '2026-06-01T21:00:00.000Z', state: 'awake_in_bed' });
  const marked = painted([], free, 'asleep');
  expect(marked).toEqual([{ checked_at: free.from, state: 'asleep' }]);
  expect(painted(marked, free, 'bathroom')).toEqual([{ checked_at: free.from, state: 'bathroom' }]);
  expect(painted(marked, free, null)).toEqual([]);
  expect(painted(marked, looked, 'asleep')).toBe(marked);
});

test('sleep is told from the first half hour asleep to the end of the last', () => {
  const [first] = nightCells('2026-06-01', zone, []);
  const at = (cell: number) => addMinutes(first?.from ?? '', cell * 30);
  const cells = nightCells(
    '2026-06-01',
    zone,
    [],
    [
      { checked_at: at(4), state: 'asleep' },
      { checked_at: at(9), state: 'bathroom' },
      { checked_at: at(10), state: 'asleep' },
    ],
  );
  expect(sleepIn(cells)).toEqual({ settled_at: at(4), woke_at: at(11) });
  expect(sleepIn(nightCells('2026-06-01', zone, []))).toBeNull();
});
