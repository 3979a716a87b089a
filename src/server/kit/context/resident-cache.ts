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

/** What the rules of a record may look at of the resident it is about. */
export interface ResidentFacts {
  readonly name: string;
  readonly home: string;
  readonly is_discharged_status: boolean;
  readonly facts: NonNullable<Circumstances['resident']>;
}

/** Facts as they were a moment ago. The mark is the database's own of the row they came from: a save by them asks whether it is the same row still. */
export interface RememberedFacts extends ResidentFacts {
  readonly mark: string;
}

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
  readonly #known = new Map<string, { readonly facts: RememberedFacts; readonly until: number }>();

  constructor(register: readonly Entity[], resident: Entity) {
    this.#read =
      new NamedStatement(`select (select row_to_json(f) from (select ${columnsSql(factColumns(...register), 't')}) f) as facts, t.xmin::text as mark
      from ${quoted(resident.name)} t where t.id = :id::uuid and not t.is_deleted and ${scopeSql(resident)}`);
  }

  /** The resident a record is about, if the caller may see them. */
  async read(db: Db, actor: Actor, id: string, now: string): Promise<RememberedFacts | null> {
    const [row] = await this.#read.run<{ facts: Record<string, unknown>; mark: string }>(db, {
      id,
      viewer: viewerOf(actor, now),
    });
    return row ? { ...factsFrom(row.facts), mark: row.mark } : null;
  }

  /** Never what was read inside a transaction: that may be taken back. */
  remember(actor: Actor, id: string, facts: RememberedFacts): void {
    if (this.#known.size >= maxEntries) this.#known.clear();
    this.#known.set(keyOf(actor, id), { facts, until: performance.now() + maxAgeMs });
  }

  /** Only of those who live in a house of the caller; who has moved is looked up. */
  recall(actor: Actor, id: string): RememberedFacts | null {
    const known = this.#known.get(keyOf(actor, id));
    return known && known.until > performance.now() && actor.homes.includes(known.facts.home) ? known.facts : null;
  }
}

/** Some keep reading about people who left. */
const keyOf = (actor: Actor, id: string): string => `${readsDeparted(actor)} ${id}`;
