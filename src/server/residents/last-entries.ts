import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { careEntries, entryInWords } from '#domain/residents/views/care-entries.ts';
import type { ResidentSummary } from '#domain/residents/views/resident-summary.ts';
import type { Actor } from '../kit/access/actor.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { permissionOrNull } from '../kit/access/permission.ts';
import { viewerOf } from '../kit/access/viewer.ts';
import { NamedStatement } from '../kit/schema/named-statement.ts';
import { rowsAbout } from './summary-parts.ts';
import { personNameSql } from '../kit/schema/person-name-sql.ts';

const newest = 12;

const latest = (actor: Actor): readonly string[] =>
  careEntries.flatMap(({ entity, briefFields }) => {
    const permission = permissionOrNull(actor, 'view', entity);
    const values = briefFields.map((name) => `'${name}', t.${name}`).join(', ');
    return permission
      ? [
          `(select '${entity.name}' as kind, t.id, t.occurred_at, t.recorded_by, json_build_object(${values}) as content ${rowsAbout(entity, permission)} order by t.occurred_at desc, t.id desc limit ${newest})`,
        ]
      : [];
  });

interface LastEntryRow {
  readonly kind: string;
  readonly id: string;
  readonly when: string;
  readonly by: string | null;
  readonly content: RecordValues;
}

/** The newest entries about a resident across every chart, the notes and the incidents, and the newest of each kind however long ago. */
export async function lastEntries(
  context: RecordContext,
  actor: Actor,
  resident: string,
): Promise<Required<Pick<ResidentSummary, 'entries' | 'newest'>>> {
  const each = latest(actor);
  if (each.length === 0) return { entries: [], newest: {} };
  const text = `select coalesce(json_agg(row_to_json(w)), '[]') as entries from (
    select e.kind, e.id, e.occurred_at as "when", ${personNameSql('s')} as by, e.content from (
      select a.*, row_number() over (order by a.occurred_at desc, a.id desc) as place, row_number() over (partition by a.kind order by a.occurred_at desc, a.id desc) as of_kind from (${each.join(' union all ')}) a) e
    left join staff s on s.id = e.recorded_by where e.place <= ${newest} or e.of_kind = 1 order by e.place) w`;
  const [row] = await new NamedStatement(text).run<{ entries: readonly LastEntryRow[] }>(context.db, {
    resident,
    viewer: viewerOf(actor, context.now()),
  });
  const worded = (row?.entries ?? []).map(({ content: values, ...entry }) => ({
    ...entry,
    by: entry.by || null,
    words: entryInWords(entry.kind, values),
  }));
  return {
    entries: worded.slice(0, newest),
    newest: Object.fromEntries(worded.toReversed().map((entry) => [entry.kind, entry])),
  };
}
