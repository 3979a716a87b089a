import { importKindNamed } from '#domain/importing/kinds/import-kinds.ts';
import { undoHours, type ImportedFile } from '#domain/importing/import-answer.ts';
import type { Actor } from '../kit/access/actor.ts';
import { requireProof } from '../kit/access/require-proof.ts';
import { writeHistory } from '../kit/context/audit-entry.ts';
import { forLongWork, type Action, type RecordContext } from '../kit/context/record-context.ts';
import { changeRecord } from '../kit/records/change-record.ts';
import { findRecord } from '../kit/records/find-record.ts';
import { strikeOut } from '../kit/records/strike-out.ts';
import { notFound, wrong } from '../kit/runtime/refusals.ts';
import { requireImport } from './may-import.ts';
import { holdImport, readMade, shownImport } from './stored-imports.ts';
import { refuseWorkedOn } from './worked-on.ts';

/** A file is taken out again as a whole, record by record, unless somebody has worked with one of them. */

const earlier = `select v.body -> $4 as was from record_version v where v.entity = $1 and v.record = $2 and v.version = $3 - 1`;

interface PuttingBack {
  readonly field: string;
  /** As the record was after the lines were written into it. */
  readonly version: number;
  readonly confirmed: readonly string[];
  readonly reason: string;
}

/** What lay within the record of the house before, as it was. */
async function putBack(acting: Action, id: string, { field, version, confirmed, reason }: PuttingBack): Promise<void> {
  const { context, entity, within: tx = context.db } = acting;
  const [found] = await tx.query<{ was: unknown }>(earlier, [entity.name, id, version, field]);
  const now = await findRecord(acting, id);
  if (found)
    await changeRecord(
      acting,
      id,
      { version: now.version, [field]: found.was, confirmed_warnings: confirmed },
      { reason },
    );
}

const settle = `update import_file set state = 'undone', undone_by = $2, undone_at = $3 where id = $1`;

export async function undoImport(given: RecordContext, actor: Actor, id: string): Promise<ImportedFile> {
  const context = forLongWork(given);
  const now = context.now();
  return context.transaction(async (tx) => {
    const file = await holdImport(tx, id);
    if (!file || file.state === 'looking') throw notFound();
    const kind = importKindNamed(file.kind);
    requireImport(actor, file.kind, file.home);
    if (kind.right) requireProof(actor, now);
    if (file.state === 'undone') return shownImport(file, now);
    if (shownImport(file, now).undo_until === null)
      throw wrong(
        `A file can be taken out as a whole for ${undoHours} hours. Change or strike out what is wrong one by one.`,
      );
    const rows = await readMade(tx, id);
    const known = await refuseWorkedOn(context, tx, rows, file.at);
    const deletion_reason = `Brought in from ${file.file_name} and taken out again`;
    const reason = `${file.file_name} taken out again`;
    for (const { entity, record, version } of rows) {
      const one = known.get(record);
      if (!one || one.is_gone) continue;
      const acting = { context, actor, entity: context.named(entity), within: tx };
      if (kind.within === undefined)
        await strikeOut(acting, record, { version: one.version, deletion_reason }, { permitted: true });
      else await putBack(acting, record, { field: kind.within, version, confirmed: kind.confirmed ?? [], reason });
    }
    await tx.query(settle, [id, actor.id, now]);
    await writeHistory(tx, {
      at: now,
      actor,
      action: 'import_undone',
      entity: kind.entity.name,
      home: file.home,
      summary: file.file_name,
    });
    const undone = await holdImport(tx, id);
    return shownImport(undone ?? file, now);
  });
}
