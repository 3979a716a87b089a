import { expect, test } from 'vitest';
import { swapStepsFor, type SwapShift } from './swap-steps.ts';

const shift: SwapShift = {
  id: 's',
  staff: 'ann',
  status: 'accepted',
  start_at: '2026-11-20T07:30:00Z',
  swap_how: null,
  swap_with: null,
  swap_for: null,
  swap_agreed_at: null,
};
const now = '2026-11-16T10:00:00Z';
const steps = (given: Partial<SwapShift>, id: string, mayPublish = false) =>
  swapStepsFor({ ...shift, ...given }, { id, mayPublish, maySwap: true }, now);
const asked = { status: 'swap_requested', swap_how: 'offer' } as const;

test('whoever has a shift asks, and nobody for them', () => {
  expect([steps({}, 'ann'), steps({}, 'joy'), steps({}, 'kim', true)]).toEqual([['ask'], [], []]);
  expect(steps({ start_at: '2026-11-16T09:00:00Z' }, 'ann')).toEqual([]);
});

test('an offer to anybody is taken by anybody else, one to a colleague by that colleague alone', () => {
  expect([steps(asked, 'joy'), steps(asked, 'ann')]).toEqual([['agree'], ['withdraw']]);
  expect([steps({ ...asked, swap_with: 'joy' }, 'joy'), steps({ ...asked, swap_with: 'joy' }, 'kim')]).toEqual([
    ['agree', 'decline'],
    [],
  ]);
});

test('it is approved once the colleague has agreed, and by neither of the two', () => {
  const agreed = { ...asked, swap_with: 'joy', swap_agreed_at: now };
  expect(steps(asked, 'kim', true)).toEqual(['agree', 'reject']);
  expect(steps(agreed, 'kim', true)).toEqual(['approve', 'reject']);
  expect([steps(agreed, 'joy', true), steps(agreed, 'ann', true)]).toEqual([[], ['withdraw']]);
  expect(steps({ ...asked, swap_how: 'give_back' }, 'kim', true)).toEqual(['approve', 'reject']);
});
