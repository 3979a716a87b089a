import type { ErasedByOrder, HistoryFault } from '#domain/staff/history/history-fault.ts';
import type { SealKeys } from '../../kit/access/seal-key.ts';
import { checkedErasures } from '../../kit/history/erasure-proof.ts';
import type { Db } from '../../kit/runtime/database.ts';

/** A line that reads otherwise than when it was sealed. */
export interface ChangedLine {
  readonly line: string;
  readonly sealed: Buffer;
  readonly current: Buffer;
}

interface ErasedLine {
  readonly line: string;
  readonly disposal: string;
  readonly digest_before: Buffer;
  readonly digest_after: Buffer;
}

const linesSql = 'select line, disposal, digest_before, digest_after from erased_line where line = any($1::uuid[])';
const recordsSql = 'select record, entity, disposal from disposed_record where record = any($1::uuid[])';
const disposalsSql = `select d.id, d.home, d.ground, d.court, d.order_reference, d.ordered_on, d.decided_at from disposal d
  where d.id = any($1::uuid[]) order by d.decided_at desc, d.id`;

/** What two people made go, as the check meets it: those rows are named with their order, and are no fault. */
export class LawfulErasures {
  readonly #db: Db;
  readonly #isSigned: ReadonlyMap<string, boolean>;
  readonly #met = new Map<string, { readonly records: Set<string>; readonly lines: Set<string> }>();

  private constructor(db: Db, isSigned: ReadonlyMap<string, boolean>) {
    this.#db = db;
    this.#isSigned = isSigned;
  }

  static async read(db: Db, keys: SealKeys): Promise<LawfulErasures> {
    return new LawfulErasures(db, await checkedErasures(db, keys));
  }

  /** Entries that say something was disposed of, and were not written by two people through Hearth. */
  forged(): readonly HistoryFault[] {
    return [...this.#isSigned].flatMap(([disposal, isSigned]) =>
      isSigned ? [] : [{ kind: 'erasure_forged' as const, disposal }],
    );
  }

  /** Those of the lines that lost exactly their words, by a disposal that is as it was confirmed. */
  async lines(changed: readonly ChangedLine[]): Promise<ReadonlySet<string>> {
    if (changed.length === 0) return new Set();
    const erased = await this.#db.query<ErasedLine>(linesSql, [changed.map(({ line }) => line)]);
    const byLine = new Map(erased.map((one) => [one.line, one]));
    return new Set(
      changed.flatMap(({ line, sealed, current }) => {
        const one = byLine.get(line);
        if (!one || !this.#isSigned.get(one.disposal)) return [];
        if (!one.digest_before.equals(sealed) || !one.digest_after.equals(current)) return [];
        this.#metBy(one.disposal).lines.add(line);
        return [line];
      }),
    );
  }

  /** Those of the records that a disposal has made go, as `entity record`. */
  async records(gone: readonly { readonly entity: string; readonly record: string }[]): Promise<ReadonlySet<string>> {
    if (gone.length === 0) return new Set();
    const wanted = new Set(gone.map(({ entity, record }) => `${entity} ${record}`));
    const disposed = await this.#db.query<{ record: string; entity: string; disposal: string }>(recordsSql, [
      gone.map(({ record }) => record),
    ]);
    return new Set(
      disposed.flatMap(({ entity, record, disposal }) => {
        const key = `${entity} ${record}`;
        if (!wanted.has(key) || !this.#isSigned.get(disposal)) return [];
        this.#metBy(disposal).records.add(key);
        return [key];
      }),
    );
  }

  /** Every disposal that was met, the newest first, with how many rows of it. */
  async met(): Promise<readonly ErasedByOrder[]> {
    type Disposal = Omit<ErasedByOrder, 'records' | 'lines'>;
    const rows = this.#met.size === 0 ? [] : await this.#db.query<Disposal>(disposalsSql, [[...this.#met.keys()]]);
    return rows.map((row) => ({
      ...row,
      records: this.#metBy(row.id).records.size,
      lines: this.#metBy(row.id).lines.size,
    }));
  }

  #metBy(disposal: string) {
    const met = this.#met.get(disposal) ?? { records: new Set<string>(), lines: new Set<string>() };
    this.#met.set(disposal, met);
    return met;
  }
}
