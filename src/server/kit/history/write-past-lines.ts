import type { AuditEntry } from '../context/audit-entry.ts';
import type { Db } from '../runtime/database.ts';
import { quoted } from '../schema/table.ts';

const types = {
  id: 'uuid',
  at: 'timestamptz',
  user: 'uuid',
  user_name: 'text',
  role: 'text',
  home: 'uuid',
  action: 'text',
  entity: 'text',
  object_id: 'uuid',
  object_version: 'int',
  resident: 'uuid',
  result: 'text',
} as const;
const names = Object.keys(types).map(quoted).join(', ');
const typed = Object.entries(types)
  .map(([name, type]) => `${quoted(name)} ${type}`)
  .join(', ');
const insert = `insert into user_history (${names}) select ${names} from jsonb_to_recordset($1::jsonb) as r(${typed})`;

/** PostgreSQL reads a thousand lines from one JSON text faster than it answers a hundred inserts. */
const batch = 1000;

/** A line as it was written at the time it names, by whoever worked then. */
interface PastLine extends Pick<AuditEntry, 'at' | 'action' | 'home' | 'resident'> {
  readonly id: string;
  readonly user: string | null;
  readonly user_name?: string | undefined;
  readonly role?: string | undefined;
  readonly entity: string;
  readonly object_id: string;
  readonly object_version: number;
}

/** Lines of what happened while no program ran, in the order it happened. */
export async function writePastLines(db: Db, lines: readonly PastLine[]): Promise<void> {
  const rows = lines.map((line) => ({ ...line, result: 'ok' }));
  for (let from = 0; from < rows.length; from += batch)
    await db.query(insert, [JSON.stringify(rows.slice(from, from + batch))]);
  for (const entity of new Set(lines.map((line) => line.entity))) db.markWritten(entity);
}
