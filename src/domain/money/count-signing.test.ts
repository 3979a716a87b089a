import { expect, test } from 'vitest';
import { asksHandedOver, countSigning } from './count-signing.ts';

type Counted = Parameters<typeof countSigning>[0] & Parameters<typeof asksHandedOver>[0];
const count = (more: Partial<Counted> = {}): Counted => ({
  status: 'draft',
  created_by: 'ann',
  handed_over_by: 'ann',
  received_by: 'joel',
  total_difference: 0,
  ...more,
});
const steps = (of: Counted, me: string, ...rights: readonly string[]) =>
  countSigning(of, { me, rights: new Set(rights) }).map(({ act, by, asks }) => [act, by, asks ?? null]);

test('whoever receives the cash agrees, and a difference is signed with a note', () => {
  expect(steps(count(), 'ann', 'agree_payments_handover')).toEqual([['agree', 'pin', null]]);
  expect(steps(count(), 'joel', 'agree_payments_handover')).toEqual([['agree', 'me', null]]);
  expect(steps(count({ total_difference: 5 }), 'joel', 'agree_payments_handover')).toEqual([
    ['agree', 'me', 'discrepancy_note'],
  ]);
});

test('neither of the two who counted resolves a difference', () => {
  const open = count({ status: 'discrepancy', total_difference: 5 });
  const resolving = (me: string) => steps(open, me, 'resolve_payments_handover');
  expect([resolving('ann'), resolving('joel'), resolving('gareth')]).toEqual([
    [],
    [],
    [['resolve', 'me', 'resolution']],
  ]);
  expect(steps(count({ status: 'resolved' }), 'gareth', 'resolve_payments_handover')).toEqual([]);
});

test('what somebody else wrote down is signed by whoever handed over', () =>
  expect([asksHandedOver(count()), asksHandedOver(count({ created_by: 'joel' }))]).toEqual([false, true]));
