import type { HistoryChange } from '#domain/staff/history/history-line.ts';
import { systemName } from '#domain/kit/people/person-name.ts';
import type { Actor } from '../access/actor.ts';
import type { Caller } from '../schema/columns.ts';
import type { Db } from '../runtime/database.ts';
import { newId } from '../runtime/new-id.ts';

/** One line of the history: who did what to which record, never its clinical text. */
export interface AuditEntry {
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
  readonly changes?: readonly HistoryChange[] | null;
  readonly reason?: string | null;
  readonly result?: 'ok' | 'denied' | 'failed';
  readonly ip?: string;
  readonly device?: string;
  readonly session?: string | null;
}

/** What only looks at a record leaves it as it was. */
const looking: readonly string[] = ['view', 'print', 'export', 'download'];

/** Whether a line `h` names the version of a record that it left: what open screens are told of, and what is sealed with the line. */
export const leavesRecordSql = (h: string): string =>
  `(${h}.result = 'ok' and ${h}.object_id is not null and ${h}.object_version is not null and ${h}.action not in (${looking.map((action) => `'${action}'`).join(', ')}))`;

const leavesRecord = ({ action, object_id, object_version, result = 'ok' }: AuditEntry): boolean =>
  result === 'ok' && Boolean(object_id) && typeof object_version === 'number' && !looking.includes(action);

const columns =
  'id, at, "user", user_name, role, home, action, entity, object_id, object_version, resident, summary, changes, reason, result, ip, device, session';

const text = `insert into user_history (${columns}) values ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18)`;

/** Whoever looks as a colleague is named themselves, and the line says as whom they looked. */
const lookingAs = (actor: Pick<Author, 'name' | 'viewer'> | null): string | null =>
  actor?.viewer ? `Looking as ${actor.name}` : null;

export async function writeHistory(db: Db, entry: AuditEntry): Promise<void> {
  const { actor } = entry;
  const author = actor?.viewer ?? actor;
  await db.query(text, [
    newId(),
    entry.at,
    author?.id ?? null,
    entry.user_name ?? author?.name ?? null,
    author?.role ?? null,
    entry.home ?? null,
    entry.action,
    entry.entity,
    entry.object_id ?? null,
    entry.object_version ?? null,
    entry.resident ?? null,
    entry.summary ?? lookingAs(actor),
    entry.changes ? JSON.stringify(entry.changes) : null,
    entry.reason ?? null,
    entry.result ?? 'ok',
    entry.ip ?? actor?.ip ?? null,
    entry.device ?? actor?.device ?? null,
    entry.session ?? actor?.session ?? null,
  ]);
  if (entry.entity && leavesRecord(entry)) db.markWritten(entry.entity);
}

/** What an act on a record tells the history besides what the record itself says. */
export interface AuditDetails {
  readonly actions: readonly string[];
  readonly changes?: readonly HistoryChange[] | null;
  readonly reason?: string | null;
}

/** Whose name the history keeps; what the clock does is done by no member of staff. */
export interface Author extends Pick<Actor, 'name' | 'role' | 'ip' | 'device' | 'viewer'> {
  readonly id: string | null;
  readonly session: string | null;
}

/** What time and the program do by themselves. */
export const systemAuthor: Author = { id: null, name: systemName, role: 'Clock', ip: '', device: '', session: null };

/** What the history is told, by the names under which `auditSql` takes it. Nobody's name stands on what was said anonymously. */
export const auditValues = (actor: Author | null, at: string, { actions, changes, reason }: AuditDetails) => ({
  ids: actions.map(() => newId()),
  actions,
  at,
  user: (actor?.viewer ?? actor)?.id ?? null,
  user_name: (actor?.viewer ?? actor)?.name ?? null,
  role: (actor?.viewer ?? actor)?.role ?? null,
  summary: lookingAs(actor),
  changes: changes?.length ? JSON.stringify(changes) : null,
  reason: reason ?? null,
  ip: actor?.ip ?? null,
  device: actor?.device ?? null,
  session: actor?.session ?? null,
});

/** Whoever writes, as a statement with an audit knows them. */
export const auditedCaller: Caller = { id: ':audit.user::uuid', name: ':audit.user_name::text' };

/** Where a record says what the history keeps of it. */
export interface AuditedRecord {
  readonly entity: string;
  readonly version?: string;
  readonly home: string;
  readonly resident: string;
}

export interface AuditLines {
  readonly id: string;
  readonly action: string;
  /** What the statement reads besides the record. */
  readonly from: string;
}
/** Nearly every act is one line, for which PostgreSQL need not make a table of two lists first. */
export const oneLine: AuditLines = { id: '(:audit.ids::uuid[])[1]', action: '(:audit.actions::text[])[1]', from: '' };
/** The lines in their order, each with its place. */
export const severalLines: AuditLines = {
  id: 'a.id',
  action: 'a.action',
  from: ', unnest(:audit.ids::uuid[], :audit.actions::text[]) with ordinality as a(id, action, place)',
};
export const linesOf = ({ actions }: AuditDetails): AuditLines => (actions.length === 1 ? oneLine : severalLines);

/**
 * The history rows as a part of the statement that makes the change, so that neither is ever stored without the other.
 * Takes what `auditValues` gives as `audit`.
 */
export const auditSql = (
  from: string,
  { entity, version = 'r.version', home, resident }: AuditedRecord,
  lines: AuditLines,
): string =>
  `insert into user_history (${columns})
    select ${lines.id}, :audit.at::timestamptz, :audit.user::uuid, :audit.user_name::text, :audit.role::text, ${home}, ${lines.action}, '${entity}', r.id, ${version},
      ${resident}, :audit.summary::text, :audit.changes::jsonb, :audit.reason::text, 'ok', :audit.ip::text, :audit.device::text, :audit.session::uuid
    from ${from} r${lines.from}`;
