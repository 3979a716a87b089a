import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import type { Moment } from '#domain/kit/time/time.ts';
import { balanceAfter } from '#domain/money/balance.ts';
import { transaction } from '#domain/money/transaction.ts';
import type { RecordBook } from '../stage/record-book.ts';

interface Posting {
  readonly account: string;
  readonly kind: 'resident_cash' | 'petty_cash';
  readonly home: string;
  readonly resident: string | null;
  readonly source: { readonly entity: string; readonly record: AnyRecord };
  readonly amount: number;
  readonly at: Moment;
  /** The line that this one gives back. */
  readonly reverses?: AnyRecord;
}

/** The accounts of the homes: every line starts where the one before it ended. */
export class Ledger {
  readonly #book: RecordBook;
  readonly #lines = new Map<string, { readonly at: Moment; readonly balance: number }[]>();

  constructor(book: RecordBook) {
    this.#book = book;
  }

  balance(account: string, at?: Moment): number {
    const lines = this.#lines.get(account) ?? [];
    return (at ? lines.findLast((line) => line.at <= at) : lines.at(-1))?.balance ?? 0;
  }

  /** When the account was last moved; a line is never put between others. */
  lastOf(account: string): Moment {
    return this.#lines.get(account)?.at(-1)?.at ?? '';
  }

  /** Takes in a line that is stored already. */
  know(account: string, at: Moment, balance: number): void {
    this.#lines.set(account, [...(this.#lines.get(account) ?? []), { at, balance }]);
  }

  post({ account, kind, home, resident, source, amount, at, reverses }: Posting): AnyRecord {
    const before = this.balance(account);
    const after = balanceAfter(before, amount);
    const { record } = source;
    this.know(account, at, after);
    return this.#book.write(transaction, {
      by: record.updated_by,
      at,
      values: {
        home,
        account_kind: kind,
        resident,
        source: { entity: source.entity, id: record.id },
        // The database numbers its own lines.
        number: this.#lines.get(account)?.length ?? 1,
        posted_at: at,
        amount,
        balance_before: before,
        balance_after: after,
        description: reverses ? `Reversed: ${String(record['description'])}` : record['description'],
        recorded_by: record.created_by,
        witness: reverses ? null : record['witness'],
        reverses: reverses?.id ?? null,
      },
    });
  }
}
