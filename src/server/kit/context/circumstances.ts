import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { AnyRecord, Circumstances, Entity } from '#domain/kit/vocabulary/entity.ts';
import { memoize } from '#domain/kit/vocabulary/memoize.ts';
import {
  defaultSettings,
  settingsOf,
  usualZone,
  type GivenSettings,
  type HomeSettings,
} from '#domain/kit/vocabulary/home-settings.ts';
import type { Actor } from '../access/actor.ts';
import type { Db } from '../runtime/database.ts';
import type { ResidentFacts } from './resident-cache.ts';
import { quoted } from '../schema/table.ts';

/** What the rules of a record may look at: the home's settings, facts about the resident, the record before. */

export interface HomeFacts {
  readonly name: string | null;
  readonly settings: HomeSettings;
  readonly zone: string;
  /** What kind of house it is decides as much as what it has set. */
  readonly service: string | null;
}
const nowhere: HomeFacts = { name: null, settings: defaultSettings, zone: usualZone, service: null };
const freshMs = 2_000;

/** A home's settings change a few times a year and are asked for with every entry, so they are cached for a moment. */
export class HomeCache {
  readonly #known = new Map<string, { readonly facts: HomeFacts; readonly until: number }>();

  async factsOf(db: Db, home: string | null): Promise<HomeFacts> {
    if (home === null) return nowhere;
    const known = this.#known.get(home);
    if (known && known.until > performance.now()) return known.facts;
    const [row] = await db.query<{ name: string; settings: GivenSettings; time_zone: string; service_type: string }>(
      'select name, settings, time_zone, service_type from home where id = $1',
      [home],
    );
    const facts = row
      ? { name: row.name, settings: settingsOf(row), zone: row.time_zone, service: row.service_type }
      : nowhere;
    this.#known.set(home, { facts, until: performance.now() + freshMs });
    return facts;
  }

  forget(): void {
    this.#known.clear();
  }
}

export async function residentHome(db: Db, id: string): Promise<string | null> {
  const [row] = await db.query<{ home: string }>('select home from resident where id = $1', [id]);
  return row?.home ?? null;
}

const lastSql = memoize((entity: Entity) => {
  const columns = (entity.looksAt.last ?? []).map((name) => `t.${quoted(name)}`);
  const filled = columns.map((column) => `${column} is not null`).join(' and ');
  return `select row_to_json(r) as last from (select ${columns.join(', ')} from ${quoted(entity.name)} t
    where t.resident = $1 and t.id <> $2 and t.occurred_at < $3 and not t.${entity.marker} and ${filled} order by t.occurred_at desc, t.id desc limit 1) r`;
});

/** The newest record of the same resident from before this one happened, where the rules ask for it. */
export async function lastRecord(
  db: Db,
  entity: Entity,
  { id, resident, occurred_at }: RecordValues,
): Promise<Record<string, unknown> | null> {
  if (!entity.looksAt.last || typeof resident !== 'string') return null;
  const [row] = await db.query<{ last: Record<string, unknown> }>(lastSql(entity), [resident, id, occurred_at]);
  return row?.last ?? null;
}

interface CircumstancesInput {
  readonly act: Circumstances['act'];
  readonly actor: Actor;
  readonly now: string;
  readonly home: HomeFacts;
  readonly resident: ResidentFacts | null;
  readonly last: RecordValues | null;
  readonly before: AnyRecord | null;
  readonly occurredAt: unknown;
}

export function circumstances(around: CircumstancesInput): Circumstances {
  return {
    act: around.act,
    now: around.now,
    zone: around.home.zone,
    settings: around.home.settings,
    service: around.home.service,
    actor: around.actor.id,
    // Looked up only by whoever asks: most changes leave the time as it was.
    get shift() {
      return typeof around.occurredAt === 'string' ? around.actor.shiftAt(around.occurredAt, around.home) : null;
    },
    resident: around.resident?.facts ?? null,
    last: around.last,
    before: around.before,
  };
}
