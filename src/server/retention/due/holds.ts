import type { Db } from '../../kit/runtime/database.ts';
import type { FoundRecord } from './record-sets.ts';

interface Hold extends Record<string, unknown> {
  readonly resident: string | null;
  readonly staff: string | null;
  readonly record: string | null;
  readonly reason: string;
}

const sql = `select h.resident, h.staff, (h.record ->> 'id')::uuid as record, h.reason from legal_hold h where h.status = 'held' and not h.is_deleted`;

/** What must not go at present, whichever house holds it. */
export class Holds {
  readonly #people: ReadonlyMap<string, string>;
  readonly #records: ReadonlyMap<string, string>;

  private constructor(holds: readonly Hold[]) {
    this.#people = new Map(
      holds.flatMap(({ resident, staff, reason }) =>
        [resident, staff].flatMap((id) => (id ? [[id, reason] as const] : [])),
      ),
    );
    this.#records = new Map(holds.flatMap(({ record, reason }) => (record ? [[record, reason] as const] : [])));
  }

  static async read(db: Db): Promise<Holds> {
    return new Holds(await db.query<Hold>(sql));
  }

  /** Why this record is held; null where nothing holds it. */
  reasonFor({ id, resident, staff }: Pick<FoundRecord, 'id' | 'resident' | 'staff'>): string | null {
    return (
      this.#records.get(id) ??
      this.#people.get(id) ??
      (resident === null ? null : this.#people.get(resident)) ??
      (staff === null ? null : this.#people.get(staff)) ??
      null
    );
  }
}
