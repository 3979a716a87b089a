import type { Day } from '#domain/kit/time/time.ts';
import type { Keeping } from '#domain/retention/disposal.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';
import type { FoundRecord } from './record-sets.ts';

interface Hold extends Keeping {
  readonly resident: string | null;
  readonly staff: string | null;
  readonly record: string | null;
}

/** Holds that keep something on `:day`; without a day, only those that somebody has to lift. */
export const inForceSql = `h.status = 'held' and not h.is_deleted and (h.ends_by_itself is not true or (:day::date is not null and h.review_on > :day::date))`;

const held =
  new NamedStatement(`select h.id as hold, h.resident, h.staff, (h.record ->> 'id')::uuid as record, h.reason, case when h.ends_by_itself then h.review_on end as until
  from legal_hold h where ${inForceSql}`);

/** What must not go at present, whichever house holds it. */
export class Holds {
  readonly #people: ReadonlyMap<string, Keeping>;
  readonly #records: ReadonlyMap<string, Keeping>;

  private constructor(holds: readonly Hold[]) {
    const by = (idsOf: (hold: Hold) => readonly (string | null)[]) =>
      new Map(
        // An inquiry is named before a longer period, which ends by itself.
        holds
          .toSorted((a, b) => Number(a.until === null) - Number(b.until === null))
          .flatMap((hold) => idsOf(hold).flatMap((id) => (id ? [[id, shownOf(hold)] as const] : []))),
      );
    this.#people = by(({ resident, staff }) => [resident, staff]);
    this.#records = by(({ record }) => [record]);
  }

  /** `longerOn` is the day on which longer periods count; null where they do not. */
  static async read(db: Db, longerOn: Day | null): Promise<Holds> {
    return new Holds(await held.run<Hold>(db, { day: longerOn }));
  }

  /** What holds this record; null where nothing does. */
  keepingOf({ id, resident, staff }: Pick<FoundRecord, 'id' | 'resident' | 'staff'>): Keeping | null {
    return (
      this.#records.get(id) ??
      this.#people.get(id) ??
      (resident === null ? null : this.#people.get(resident)) ??
      (staff === null ? null : this.#people.get(staff)) ??
      null
    );
  }
}

const shownOf = ({ hold, reason, until }: Hold): Keeping => ({ hold, reason, until });
