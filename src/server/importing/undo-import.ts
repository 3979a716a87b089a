import { importKindNamed } from '#domain/importing/import-kinds.ts';
import { undoHours, type ImportedFile } from '#domain/importing/import-answer.ts';
import { hasPersonName } from '#domain/kit/people/person-name.ts';
import { midSentence } from '#domain/kit/people/mid-sentence.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Actor } from '../kit/access/actor.ts';
import { requireProof } from '../kit/access/require-proof.ts';
import { writeHistory } from '../kit/context/audit-entry.ts';
import { forLongWork, type RecordContext } from '../kit/context/record-context.ts';
import { strikeOut } from '../kit/records/strike-out.ts';
import type { Db } from '../kit/runtime/database.ts';
import { notFound, wrong } from '../kit/runtime/refusals.ts';
import { plainNameSql } from '../kit/schema/person-name-sql.ts';
import { quoted } from '../kit/schema/table.ts';
import { requireImport } from './may-import.ts';
import { holdImport, shownImport } from './stored-imports.ts';

/** A file is taken out again as a whole, record by record, unless somebody has worked with one of them. */

interface MadeRow extends Record<string, unknown> {
  readonly line: number;
  readonly entity: string;
  readonly record: string;
  readonly version: number;
}

interface Now extends Record<string, unknown> {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly by_person: boolean;
  readonly is_gone: boolean;
}

const titleSql = (entity: Entity): string =>
  hasPersonName(entity)
    ? plainNameSql('t')
    : `concat_ws(' ', ${entity.title.map((name) => `t.${quoted(name)}::text`).join(', ')})`;

const nowSql = (entity: Entity): string =>
  `select t.id, ${titleSql(entity)} as title, t.version, t.updated_by is not null as by_person, t.${entity.marker} as is_gone
  from ${quoted(entity.name)} t where t.id = any($1::uuid[])`;

/** Where a record of one kind may point at one of another. */
const pointers = (from: Entity, to: string): readonly string[] =>
  Object.entries(from.fields).flatMap(([name, field]) => {
    if (!('to' in field) || field.to !== to) return [];
    return field.kind === 'refs' ? [`t.${quoted(name)} && $1::uuid[]`] : [`t.${quoted(name)} = any($1::uuid[])`];
  });

/** What people have written since about any of these records, the first that is found. */
async function writtenSince(
  { register }: RecordContext,
  tx: Db,
  { to, ids, own, at }: { to: string; ids: readonly string[]; own: readonly string[]; at: string },
): Promise<{ readonly what: string; readonly about: string } | null> {
  for (const entity of register.filter(({ log }) => !log)) {
    const where = pointers(entity, to);
    if (where.length === 0) continue;
    for (const condition of where) {
      const column = condition.split(' ')[0] ?? '';
      const about = condition.includes('&&')
        ? `(select x from unnest(${column}) x where x = any($1::uuid[]) limit 1)`
        : column;
      const [row] = await tx.query<{ about: string }>(
        `select ${about} as about from ${quoted(entity.name)} t
        where ${condition} and t.id <> all($2::uuid[]) and not t.${entity.marker} and t.updated_by is not null and t.updated_at > $3 limit 1`,
        [ids, own, at],
      );
      if (row) return { what: midSentence(entity.labels.one), about: row.about };
    }
  }
  return null;
}

const signedIn = `select t.id as about from staff t where t.id = any($1::uuid[]) and t.last_login is not null limit 1`;

const stays = (line: number, title: string, why: string) =>
  wrong(`Nothing was taken out: ${title} (line ${line}) ${why}. Change or strike out what is wrong one by one.`);

/** Refuses as soon as one of the records is somebody's work by now. */
async function refuseWorkedOn(
  context: RecordContext,
  tx: Db,
  rows: readonly MadeRow[],
  at: string,
): Promise<ReadonlyMap<string, Now>> {
  const now = new Map<string, Now>();
  const own = rows.map(({ record }) => record);
  const lineOf = new Map(rows.map(({ record, line }) => [record, line]));
  for (const [name, made] of Map.groupBy(rows, ({ entity }) => entity)) {
    const entity = context.named(name);
    const ids = made.map(({ record }) => record);
    for (const one of await tx.query<Now>(nowSql(entity), [ids])) now.set(one.id, one);
    const changed = made.find(({ record, version }) => {
      const one = now.get(record);
      return one && !one.is_gone && one.by_person && one.version !== version;
    });
    if (changed) throw stays(changed.line, now.get(changed.record)?.title ?? '', 'was changed since');
    const since = await writtenSince(context, tx, { to: name, ids, own, at });
    if (since)
      throw stays(lineOf.get(since.about) ?? 0, now.get(since.about)?.title ?? '', `has a ${since.what} by now`);
    const [arrived] = name === 'staff' ? await tx.query<{ about: string }>(signedIn, [ids]) : [];
    if (arrived) throw stays(lineOf.get(arrived.about) ?? 0, now.get(arrived.about)?.title ?? '', 'has signed in');
  }
  return now;
}

const settle = `update import_file set state = 'undone', undone_by = $2, undone_at = $3 where id = $1`;

export async function undoImport(given: RecordContext, actor: Actor, id: string): Promise<ImportedFile> {
  const context = forLongWork(given);
  const now = context.now();
  return context.transaction(async (tx) => {
    const file = await holdImport(tx, id);
    if (!file || file.state === 'looking') throw notFound();
    requireImport(actor, file.kind, file.home);
    if (importKindNamed(file.kind).right) requireProof(actor, now);
    if (file.state === 'undone') return shownImport(file, now);
    if (shownImport(file, now).undo_until === null)
      throw wrong(
        `A file can be taken out as a whole for ${undoHours} hours. Change or strike out what is wrong one by one.`,
      );
    const rows = await tx.query<MadeRow>(
      'select line, entity, record, version from import_record where import_file = $1 order by line desc, entity',
      [id],
    );
    const known = await refuseWorkedOn(context, tx, rows, file.at);
    const deletion_reason = `Brought in from ${file.file_name} and taken out again`;
    for (const { entity, record } of rows) {
      const one = known.get(record);
      if (!one || one.is_gone) continue;
      const acting = { context, actor, entity: context.named(entity), within: tx };
      await strikeOut(acting, record, { version: one.version, deletion_reason }, { permitted: true });
    }
    await tx.query(settle, [id, actor.id, now]);
    await writeHistory(tx, {
      at: now,
      actor,
      action: 'import_undone',
      entity: importKindNamed(file.kind).entity.name,
      home: file.home,
      summary: file.file_name,
    });
    const undone = await holdImport(tx, id);
    return shownImport(undone ?? file, now);
  });
}
