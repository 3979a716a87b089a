import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Circumstances, Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Actor } from '../access/actor.ts';
import type { Db } from '../runtime/database.ts';
import { columnsSql } from '../schema/columns.ts';
import { scopeSql } from '../access/scope.ts';
import { readsDeparted, viewerOf } from '../access/viewer.ts';
import { NamedStatement } from '../schema/named-statement.ts';
import { quoted } from '../schema/table.ts';
import { personName, personNameFields } from '#domain/kit/people/person-name.ts';
import { Refusal } from '../runtime/refusals.ts';

/** What the rules of a record may look at of the resident it is about. */
export interface ResidentFacts {
  readonly name: string;
  readonly home: string;
  readonly is_discharged_status: boolean;
  readonly facts: NonNullable<Circumstances['resident']>;
}

/** Facts as they were a moment ago, with the database's own version of the row (`xmin`) they came from. */
export interface CachedResidentFacts extends ResidentFacts {
  readonly xmin: string;
}

/** A save by remembered facts asks whether the row is still the same; one by facts that were just read asks nothing. */
export const isSameRowSql = (row: string): string => `(:xmin::xid is null or ${row}.xmin = :xmin::xid)`;
export const sameRowValues = (remembered: CachedResidentFacts | null) => ({ xmin: remembered?.xmin ?? null });

/** Whether a new entry is saved only if its resident still lives where they did when it was validated. */
export const asksForResident = (entity: Entity): boolean => entity.belongsTo === 'resident';

export const factColumns = (...entities: readonly Entity[]): readonly string[] => [
  ...new Set([
    'home',
    'is_discharged_status',
    ...personNameFields,
    ...entities.flatMap(({ looksAt }) => looksAt.resident ?? []),
  ]),
];

export const factsFrom = (facts: RecordValues): ResidentFacts => ({
  name: personName(facts),
  home: String(facts['home']),
  is_discharged_status: facts['is_discharged_status'] === true,
  facts,
});

/** Who left long ago goes out of sight by the clock alone, so nobody is remembered for longer. */
const maxAgeMs = 60_000;
const maxEntries = 5_000;

/** A round writes about the same people again and again: what rules look at of them is read once in a while. */
export class ResidentCache {
  readonly #read: NamedStatement;
  readonly #known = new Map<string, { readonly facts: CachedResidentFacts; readonly until: number }>();

  constructor(register: readonly Entity[], resident: Entity) {
    this.#read =
      new NamedStatement(`select (select row_to_json(f) from (select ${columnsSql(factColumns(...register), 't')}) f) as facts, t.xmin::text as xmin
      from ${quoted(resident.name)} t where t.id = :id::uuid and not t.is_deleted and ${scopeSql(resident)}`);
  }

  /** The resident a record is about, if the caller may see them. Inside a transaction nothing is remembered: what it reads may be taken back. */
  async read(
    db: Db,
    actor: Actor,
    id: string,
    { now, isCommitted }: { readonly now: string; readonly isCommitted: boolean },
  ): Promise<ResidentFacts | null> {
    const [row] = await this.#read.run<{ facts: Record<string, unknown>; xmin: string }>(db, {
      id,
      viewer: viewerOf(actor, now),
    });
    if (!row) return null;
    const facts = { ...factsFrom(row.facts), xmin: row.xmin };
    if (isCommitted) this.#remember(actor, id, facts);
    return facts;
  }

  /**
   * A new entry is tried with what is remembered of its resident. Where nobody is, the row is no longer the same, or
   * remembered facts would refuse, it is tried with what is read.
   */
  async tryCachedFirst<T>(
    actor: Actor,
    resident: string | null,
    attempt: (remembered: CachedResidentFacts | null) => Promise<T | null>,
  ): Promise<T | null> {
    const remembered = resident === null ? null : this.#recall(actor, resident);
    return (remembered && (await unlessRefused(attempt(remembered)))) ?? attempt(null);
  }

  #remember(actor: Actor, id: string, facts: CachedResidentFacts): void {
    if (this.#known.size >= maxEntries) this.#known.clear();
    this.#known.set(keyOf(actor, id), { facts, until: performance.now() + maxAgeMs });
  }

  /** Only of those who live in a house of the caller; who has moved is looked up. */
  #recall(actor: Actor, id: string): CachedResidentFacts | null {
    const known = this.#known.get(keyOf(actor, id));
    return known && known.until > performance.now() && actor.homes.includes(known.facts.home) ? known.facts : null;
  }
}

async function unlessRefused<T>(attempt: Promise<T>): Promise<T | null> {
  try {
    return await attempt;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Some keep reading about people who left. */
const keyOf = (actor: Actor, id: string): string => `${readsDeparted(actor)} ${id}`;
