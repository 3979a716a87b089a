import { signaturesOf } from '#domain/importing/known-already.ts';
import type { ImportKind } from '#domain/importing/kinds/import-kind.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { titleSql } from '../../kit/schema/columns.ts';
import { quoted } from '../../kit/schema/table.ts';

interface Where {
  readonly home: string;
  readonly zone: string;
  named(name: string): Entity;
}

const inHouse = ({ belongsTo }: Entity): string => (belongsTo === 'homes' ? '$1 = any(t.homes)' : 't.home = $1');

/** What the house has already, by every way in which a record of this kind is known again. */
export async function knownRecords(
  db: Db,
  kind: ImportKind,
  { home, zone, named }: Where,
): Promise<Map<string, string>> {
  const { entity } = kind;
  if (kind.knownBy.length === 0) return new Map();
  const names = [...new Set(kind.knownBy.flat())];
  const rows = await db.query<{ title: string; body: RecordValues }>(
    `select ${titleSql(entity, 't', named)} as title, json_build_object(${names.map((name) => `'${name}', t.${quoted(name)}`).join(', ')}) as body
    from ${quoted(entity.name)} t where ${inHouse(entity)} and not t.${entity.marker}`,
    [home],
  );
  return new Map(rows.flatMap(({ title, body }) => signaturesOf(kind, body, zone).map((one) => [one, title] as const)));
}
