import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceAfter, firstWrongLine, pounds, sumOf, wouldOverdraw, type LedgerLine } from './balance.ts';
import { paymentLines, pettyCashLines, reversed, type LedgerAmount } from './ledger-lines.ts';

const paid = (given: object) =>
  paymentLines({
    account: 'cash_tin',
    payment_type: 'purchase',
    direction: null,
    amount: 12.5,
    resident: 'hale',
    ...given,
  });

test('a purchase leaves the tin once, and money on a card moves no account of the house', () => {
  expect(paid({})).toEqual([{ account_kind: 'resident_cash', resident: 'hale', amount: -12.5 }]);
  expect(paid({ account: 'card', payment_type: 'card_purchase' })).toEqual([]);
});

test('a transfer between tin and savings moves both and nothing is gained', () => {
  const lines = paid({ payment_type: 'transfer', direction: 'out' });
  expect(lines).toEqual([
    { account_kind: 'resident_cash', resident: 'hale', amount: -12.5 },
    { account_kind: 'resident_savings', resident: 'hale', amount: 12.5 },
  ]);
  expect(paid({ account: 'card', payment_type: 'transfer', direction: 'out' })).toEqual([
    { account_kind: 'resident_cash', resident: 'hale', amount: 12.5 },
  ]);
});

test('petty cash moves the float of the house alone', () => {
  expect(pettyCashLines({ entry_type: 'voucher', direction: null, amount: 4 })).toEqual([
    { account_kind: 'petty_cash', resident: null, amount: -4 },
  ]);
  expect(pettyCashLines({ entry_type: 'count_adjustment', direction: 'in', amount: 1 })[0]?.amount).toBe(1);
});

/** The ledger as the database keeps it, in memory: all lines of a posting or none, each posting once. */
class Book {
  readonly lines = new Map<string, (LedgerLine & { readonly number: number })[]>();
  readonly #posted = new Map<string, readonly LedgerAmount[]>();
  outside = 0;

  balance(account: string): number {
    const last = this.lines.get(account)?.at(-1)?.balance_after;
    return last === undefined ? 0 : Number(last);
  }

  /** Stops after so many statements, as a crash does; then nothing of it is left. */
  post(id: string, amounts: readonly LedgerAmount[], stopsAfter: number | null): void {
    if (this.#posted.has(id)) return;
    if (amounts.some(({ account_kind, amount }) => wouldOverdraw(this.balance(account_kind), amount))) return;
    if (stopsAfter !== null && stopsAfter < amounts.length) return;
    for (const { account_kind, amount } of amounts) {
      const before = this.balance(account_kind);
      const known = this.lines.get(account_kind) ?? [];
      this.lines.set(account_kind, [
        ...known,
        { number: known.length + 1, amount, balance_before: before, balance_after: balanceAfter(before, amount) },
      ]);
      this.outside = sumOf([this.outside, -amount]);
    }
    this.#posted.set(id, amounts);
  }

  reverse(id: string): void {
    const amounts = this.#posted.get(id) ?? [];
    this.post(
      `${id} reversed`,
      amounts.map((one) => ({ ...one, amount: reversed(one.amount) })),
      null,
    );
  }
}

const operation = fc.record({
  of: fc.nat(60),
  act: fc.constantFrom('pay', 'pay', 'pay', 'reverse'),
  account: fc.constantFrom('cash_tin', 'savings_held', 'card'),
  payment_type: fc.constantFrom('money_in', 'money_in', 'purchase', 'refund', 'transfer', 'correction'),
  direction: fc.constantFrom('in', 'out'),
  amount: fc.integer({ min: 1, max: 9_999 }).map(pounds),
  crash: fc.option(fc.nat(1), { freq: 5 }),
});

test('ten thousand operations with reversals, retries and crashes keep every account to the penny', () => {
  let done = 0;
  fc.assert(
    fc.property(fc.array(operation, { minLength: 100, maxLength: 100 }), (operations) => {
      const book = new Book();
      for (const { of, act, crash, ...given } of operations) {
        done += 1;
        if (act === 'reverse') book.reverse(String(of));
        else book.post(String(of), paid(given), crash);
      }
      for (const [account, lines] of book.lines) {
        expect(firstWrongLine(lines)).toBeNull();
        expect(lines.map(({ number }) => number)).toEqual(lines.map((_, at) => at + 1));
        expect(book.balance(account)).toBeGreaterThanOrEqual(0);
      }
      const held = [...book.lines.keys()].map((account) => book.balance(account));
      expect(sumOf([...held, book.outside])).toBe(0);
    }),
    { numRuns: 100 },
  );
  expect(done).toBeGreaterThanOrEqual(10_000);
});
