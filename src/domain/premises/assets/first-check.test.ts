import { expect, test } from 'vitest';
import type { AssetCheckKind, Interval } from './check-kinds.ts';
import { usualInterval } from './check-kinds.ts';
import { firstCheckBy, type BookedThing } from './first-check.ts';

const by = (
  kind: AssetCheckKind,
  { interval = usualInterval(kind), ...thing }: Partial<BookedThing> & { interval?: Interval } = {},
) =>
  firstCheckBy(
    { category: 'kitchen', created_at: '2026-11-16T10:00:00Z', ...thing },
    { kind, interval },
    'Europe/London',
  );

test('a thing that is new to the book has two weeks for its first check', () => {
  expect([by('gas'), by('pat'), by('electrical_installation')]).toEqual(['2026-11-30', '2026-11-30', '2026-11-30']);
});

test('it never has longer than the interval of the check itself', () => {
  expect([by('bell_test'), by('fridge')]).toEqual(['2026-11-23', '2026-11-17']);
  expect(by('gas', { interval: { days: 10 } })).toBe('2026-11-26');
  expect(by('gas', { interval: { days: 15 } })).toBe('2026-11-30');
});

test('what lifts people may not wait for any of its checks, whatever it is called', () => {
  expect(by('loler', { category: 'bath_shower' })).toBeNull();
  expect([by('service', { category: 'hoist_lift' }), by('visual', { category: 'sling' })]).toEqual([null, null]);
});

test('the days are counted on the clock of the house', () => {
  expect(by('fridge', { created_at: '2026-06-30T23:30:00Z' })).toBe('2026-07-02');
});
