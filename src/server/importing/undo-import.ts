import { importKindNamed } from '#domain/importing/kinds/import-kinds.ts';
import { undoHours, type ImportedFile } from '#domain/importing/import-answer.ts';
import type { Actor } from '../kit/access/actor.ts';
import { requireProof } from '../kit/access/require-proof.ts';
import { writeHistory } from '../kit/context/audit-entry.ts';
import { forLongWork, type RecordContext } from '../kit/context/record-context.ts';
import { strikeOut } from '../kit/records/strike-out.ts';
import { notFound, wrong } from '../kit/runtime/refusals.ts';
import { requireImport } from './may-import.ts';
import { holdImport, readMade, shownImport } from './stored-imports.ts';
import { refuseWorkedOn } from './worked-on.ts';

/** A file is taken out again as a whole, record by record, unless somebody has worked with one of them. */

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
    const rows = await readMade(tx, id);
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
