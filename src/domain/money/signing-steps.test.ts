import { expect, test } from 'vitest';
import { signingSteps, type Signable, type Signer } from './signing-steps.ts';

const payment = (more: Partial<Signable> = {}): Signable => ({
  status: 'awaiting_witness',
  amount: 12,
  created_by: 'ann',
  witness: 'joel',
  posted_alone: false,
  countersigned_at: null,
  ...more,
});
const person = (me: string, ...rights: readonly string[]): Signer => ({
  entity: 'payment',
  me,
  rights: new Set(rights),
  loneLimit: 20,
});
const verbs = (of: Signable, signer: Signer) => signingSteps(of, signer).map(({ act, by }) => `${act} ${by}`);

test('its author hands the device to a colleague, or posts a small sum alone', () => {
  expect(verbs(payment(), person('ann', 'witness_payment'))).toEqual(['witness pin', 'post-alone me']);
  expect(verbs(payment({ amount: 20.01 }), person('ann', 'witness_payment'))).toEqual(['witness pin']);
});

test('a colleague witnesses under their own name, and countersigns what was posted alone', () => {
  expect(verbs(payment(), person('joel', 'witness_payment'))).toEqual(['witness me']);
  const alone = payment({ status: 'posted', posted_alone: true });
  expect(verbs(alone, person('joel', 'witness_payment'))).toEqual(['witness me']);
  expect(verbs(alone, person('ann', 'witness_payment'))).toEqual(['witness pin']);
  expect(verbs({ ...alone, countersigned_at: '2026-03-01T09:00:00Z' }, person('joel', 'witness_payment'))).toEqual([]);
});

test('a manager who witnessed it leaves the authority to another', () => {
  const waiting = payment({ status: 'awaiting_authority', witness: 'gareth' });
  expect(verbs(waiting, person('gareth', 'authorise_payment'))).toEqual(['authorise pin']);
  expect(verbs(waiting, person('mia', 'authorise_payment'))).toEqual(['authorise me']);
});

test('what is posted can be reversed by a manager, and what is reversed is over', () => {
  expect(verbs(payment({ status: 'queried' }), person('mia', 'reverse_payment'))).toEqual(['reverse me']);
  expect(verbs(payment({ status: 'reversed' }), person('mia', 'reverse_payment'))).toEqual([]);
});
