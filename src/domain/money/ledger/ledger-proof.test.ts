import { expect, test } from 'vitest';
import {
  accountFault,
  faultWords,
  isProofDue,
  lineFault,
  provenBy,
  unproven,
  type ProvedLine,
} from './ledger-proof.ts';

const first: ProvedLine = {
  number: 1,
  posted_at: '2026-03-01T09:00:00.000Z',
  amount: '20.00',
  balance_before: '0.00',
  balance_after: '20.00',
  other_side: '-20.00',
  reversed: null,
};
const second: ProvedLine = {
  number: 2,
  posted_at: '2026-03-01T10:00:00.000Z',
  amount: '-20.00',
  balance_before: '20.00',
  balance_after: '0.00',
  other_side: '20.00',
  reversed: '20.00',
};
const before = provenBy(first, unproven);
const wrong = (given: Partial<ProvedLine>) => lineFault({ ...second, ...given }, before);

test('an account that adds up proves line by line and in all', () => {
  expect(lineFault(first, unproven)).toBeNull();
  expect(wrong({})).toBeNull();
  expect(accountFault({ balance: '0.00', lines: 2, last: 2 }, provenBy(second, before))).toBeNull();
});

test('one penny is enough to be named, on either side of the entry and in a reversal', () => {
  expect(wrong({ balance_after: '0.01' })).toBe('it goes from £20.00 to £0.01, and adding up gives £20.00 to £0.00');
  expect(wrong({ other_side: '19.99' })).toBe('it moves −£20.00, and the other side of the entry says £19.99');
  expect(wrong({ other_side: null })).toContain('is missing');
  expect(wrong({ reversed: '19.99' })).toBe('it reverses £19.99 by −£20.00');
});

test('a number that is left out, a line out of its order and an account below zero are named', () => {
  expect(wrong({ number: 3 })).toBe('number 3 follows number 1');
  expect(wrong({ posted_at: '2026-03-01T08:59:59.999Z' })).toContain('before the line that it follows');
  expect(wrong({ amount: '-20.01', balance_after: '-0.01', other_side: '20.01', reversed: null })).toBe(
    'the account is £0.01 below zero',
  );
});

test('the account holds what its lines add up to, and has as many as it counts', () => {
  const proven = provenBy(second, before);
  expect(accountFault({ balance: '0.01', lines: 2, last: 2 }, proven)).toBe(
    'the account says £0.01, and its lines add up to £0.00',
  );
  expect(accountFault({ balance: '0.00', lines: 3, last: 2 }, proven)).toContain('counts 3 lines');
});

test('a fault names the account and the entry', () =>
  expect(
    faultWords({ account_kind: 'resident_cash', resident: 'tom', source: null, number: 12, found: 'it is wrong' }),
  ).toBe('Cash tin, line 12: it is wrong.'));

test('the proof is due once a night by the clock of the house, and made up by day', () => {
  const due = (now: string, last: string | null) => isProofDue(now, last, 'Europe/London');
  expect(due('2026-07-02T00:59:00Z', '2026-07-01T01:30:00Z')).toBe(false);
  expect(due('2026-07-02T01:00:00Z', '2026-07-01T01:30:00Z')).toBe(true);
  expect(due('2026-07-02T15:00:00Z', null)).toBe(true);
  expect(due('2026-07-02T15:00:00Z', '2026-07-02T01:00:00Z')).toBe(false);
});
