import { describe, expect, test } from 'vitest';
import { moveBetween } from '#domain/kit/vocabulary/states.ts';
import { circumstances, filled } from '#world/records/filled.ts';
import { paymentsHandover } from './payments-handover.ts';

const tin = (counted: number, expected: number | null, denominations: Record<string, number | null> | null = null) => ({
  account_kind: 'resident_cash',
  resident: null,
  counted,
  denominations,
  expected,
  difference: null,
  note: null,
});

function counted(lines: readonly unknown[], given: Record<string, unknown> = {}) {
  const count = filled(paymentsHandover, { lines, handed_over_by: 'ann', received_by: 'ben', ...given });
  return { ...count, ...paymentsHandover.derive(count, circumstances({ before: count })) };
}
const complaints = (lines: readonly unknown[], given = {}) =>
  paymentsHandover.check(counted(lines, given), circumstances());

describe('a cash count', () => {
  test('shows the difference of each tin, to the penny', () => {
    expect(counted([tin(20.3, 20.1), tin(5, 5), tin(1, null)])).toMatchObject({
      lines: [{ difference: 0.2 }, { difference: 0 }, { difference: null }],
      tins_counted: 3,
      total_difference: 0.2,
    });
  });

  test('does not set one tin against another', () => {
    expect(counted([tin(6, 5), tin(4, 5)])['total_difference']).toBe(2);
  });

  test('counts a tin once, and no later than now', () => {
    const [own, other] = [
      { ...tin(5, 5), resident: 'hale' },
      { ...tin(5, 5), resident: 'osei' },
    ];
    expect(complaints([own, other])).toEqual({});
    expect(complaints([own, other, own])).toHaveProperty('lines');
    const { now } = circumstances();
    const after = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString();
    expect(complaints([own], { counted_at: after(0) })).toEqual({});
    expect(complaints([own], { counted_at: after(60) })).toHaveProperty('counted_at');
  });

  test('is agreed only when every tin agrees', () => {
    expect(complaints([tin(5, 5)], { status: 'agreed' })).toEqual({});
    expect(complaints([tin(5.01, 5)], { status: 'agreed' })).toHaveProperty('status');
    expect(complaints([tin(4.99, 5)], { status: 'agreed' })).toHaveProperty('status');
  });

  test('that does not add up says what is known about it', () => {
    expect(complaints([tin(4, 5)], { status: 'discrepancy' })).toEqual({
      discrepancy_note: 'Say what is known about the difference.',
    });
    expect(
      complaints([tin(4, 5)], { status: 'discrepancy', discrepancy_note: 'A bus fare was not written down' }),
    ).toEqual({});
    expect(complaints([tin(4, 5)])).toEqual({});
  });

  test('takes two people', () => {
    expect(complaints([tin(5, 5)], { received_by: 'ann' })).toHaveProperty('received_by');
  });

  test('has notes and coins that make up the sum, where they were counted', () => {
    const pieces = { '£5': 1, '20p': 2, '1p': 1, '£50': null };
    expect(complaints([tin(5.41, null, pieces)])).toEqual({});
    expect(complaints([tin(5, null), tin(5.42, null, pieces)])).toEqual({
      lines: 'The notes and coins of tin 2 do not add up to what was counted.',
    });
    expect(complaints([tin(5, null, { '£5': null })])).toEqual({});
    expect(complaints([tin(5, null, { '£5': 0 })])).toHaveProperty('lines');
  });

  test('that differs is resolved by a manager who did not count', () => {
    const states = paymentsHandover.states ?? { start: '', moves: [] };
    expect(moveBetween(states, 'discrepancy', 'resolved')).toMatchObject({
      right: 'resolve',
      notBy: ['handed_over_by', 'received_by'],
    });
    expect(moveBetween(states, 'discrepancy', 'agreed')).toBeUndefined();
    expect(
      paymentsHandover.derive(
        counted([tin(5, 5)], { status: 'resolved' }),
        circumstances({ actor: 'mia', before: counted([tin(5, 5)]) }),
      ),
    ).toMatchObject({ resolved_by: 'mia' });
  });
});
