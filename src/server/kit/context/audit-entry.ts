import type { Actor } from '../access/actor.ts';
import type { Caller } from '../schema/columns.ts';
import type { Db } from '../runtime/database.ts';
import { newId } from '../runtime/new-id.ts';

/** One line of the history: who did what to which record, never its clinical text. */
export interface HistoryEntry {
  readonly at: string;
  readonly actor: Actor | null;
  readonly user_name?: string;
  readonly action: string;
  readonly entity: string | null;
  readonly object_id?: string | null;
  readonly object_version?: number | null;
  readonly home?: string | null;
  readonly resident?: string | null;
  readonly summary?: string;
  readonly changes?: readonly Change[] | null;
  readonly reason?: string | null;
  readonly result?: 'ok' | 'denied' | 'failed';
  readonly ip?: string;
  readonly device?: string;
  readonly session?: string | null;
}

export interface Change {
  readonly field: string;
  readonly old?: unknown;
  readonly new?: unknown;
  /** Restricted and long fields say only that they changed; their text stands in the earlier version. */
  readonly changed?: true;
}

const columns =
  'id, at, "user", user_name, role, home, action, entity, object_id, object_version, resident, summary, changes, reason, result, ip, device, session';

const text = `insert into user_history (${columns}) values ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18)`;

export async function writeHistory(db: Db, entry: HistoryEntry): Promise<void> {
  const { actor } = entry;
  await db.query(text, [
    newId(),
    entry.at,
    actor?.id ?? null,
    entry.user_name ?? actor?.name ?? null,
    actor?.role ?? null,
    entry.home ?? null,
    entry.action,
    entry.entity,
    entry.object_id ?? null,
    entry.object_version ?? null,
    entry.resident ?? null,
    entry.summary ?? null,
    entry.changes ? JSON.stringify(entry.changes) : null,
    entry.reason ?? null,
    entry.result ?? 'ok',
    entry.ip ?? actor?.ip ?? null,
    entry.device ?? actor?.device ?? null,
    entry.session ?? actor?.session ?? null,
  ]);
}

/** What an act on a record tells the history besides what the record itself says. */
export interface AuditEntry {
  readonly actions: readonly string[];
  readonly changes?: readonly Change[] | null;
  readonly reason?: string | null;
}

/** Whose name the history keeps; what the clock does is done by no member of staff. */
export interface Author extends Pick<Actor, 'name' | 'role' | 'ip' | 'device'> {
  readonly id: string | null;
  readonly session: string | null;
}

/** Nobody's name stands on what was said anonymously. */
export const auditValues = (actor: Author | null, at: string, telling: AuditEntry): readonly unknown[] => [
  telling.actions.map(() => newId()),
  telling.actions,
  at,
  actor?.id ?? null,
  actor?.name ?? null,
  actor?.role ?? null,
  telling.changes?.length ? JSON.stringify(telling.changes) : null,
  telling.reason ?? null,
  actor && `${actor.ip}\n${actor.device}`,
  actor?.session ?? null,
];

/** How many values these are. */
export const auditValueCount = 10;

/** Where the caller stands among those values. */
export const callerIn = (first: number): Caller => ({ id: `$${first + 3}::uuid`, name: `$${first + 4}::text` });

/**
 * The history rows as a part of the statement that makes the change, so that neither is ever kept without
 * the other. `first` is the number of the first of the values that `tellingValues` gives.
 */
export function auditSql(
  first: number,
  from: string,
  record: { readonly entity: string; readonly version?: string; readonly home: string; readonly resident: string },
): string {
  const p = (i: number, type: string) => `$${first + i}::${type}`;
  return `insert into user_history (${columns})
    select a.id, ${p(2, 'timestamptz')}, ${p(3, 'uuid')}, ${p(4, 'text')}, ${p(5, 'text')}, ${record.home}, a.action, '${record.entity}', r.id, ${record.version ?? 'r.version'},
      ${record.resident}, null, ${p(6, 'jsonb')}, ${p(7, 'text')}, 'ok', split_part(${p(8, 'text')}, e'\\n', 1), split_part(${p(8, 'text')}, e'\\n', 2), ${p(9, 'uuid')}
    from ${from} r, unnest(${p(0, 'uuid[]')}, ${p(1, 'text[]')}) with ordinality as a(id, action, place)`;
}
