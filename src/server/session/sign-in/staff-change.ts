import { staff } from '#domain/staff/person/staff.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { auditValues, type Author, type AuditEntry } from '../../kit/context/audit-entry.ts';
import { toldSql } from '../../kit/context/statements.ts';
import { quoted } from '../../kit/schema/table.ts';

export interface StaffChange {
  readonly id: string;
  readonly version: number;
  readonly at: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly telling: AuditEntry;
}

const set = (name: string): string =>
  `${quoted(name)} = (jsonb_populate_record(null::staff, $5::jsonb)).${quoted(name)}`;

const text = (names: readonly string[]): string =>
  `${toldSql(staff, names.map(set).join(', '), 1)} select after.id from after`;

/**
 * Version, earlier state and history as with any change, but without the rules of the whole record: a missing
 * certificate must not keep an account open, nor an old phone number in place. False: the version has passed.
 */
export async function changeStaff(
  db: Db,
  author: Author,
  { id, version, at, values, telling }: StaffChange,
): Promise<boolean> {
  const changed = await db.query(text(Object.keys(values)), [
    id,
    version,
    at,
    author.id,
    JSON.stringify(values),
    ...auditValues(author, at, telling),
  ]);
  return changed.length > 0;
}
