import type { ImportFindings, ImportRequest } from '#domain/importing/import-answer.ts';
import { importKindNamed } from '#domain/importing/kinds/import-kinds.ts';
import type { Actor } from '../kit/access/actor.ts';
import { writeHistory } from '../kit/context/audit-entry.ts';
import { forLongWork, type RecordContext } from '../kit/context/record-context.ts';
import { conflict } from '../kit/runtime/refusals.ts';
import { bringIn, type Brought } from './lines/bring-in.ts';
import { beginImport, finishImport, holdImport, noteProgress } from './stored-imports.ts';

/** Ends a transaction that was begun only to see what a file would bring. */
class DryRunRollback extends Error {
  readonly brought: Brought;
  constructor(brought: Brought) {
    super('dry run');
    this.brought = brought;
  }
}

const answerOf = (state: ImportFindings['state'], { ready, leftOut, findings }: Brought): ImportFindings => ({
  state,
  ready,
  leftOut,
  findings,
});

/** Writes every line by the one write path. A dry run is rolled back, and so is one in which a line is wrong. */
export async function runImport(given: RecordContext, actor: Actor, request: ImportRequest, isDryRun: boolean) {
  const context = forLongWork(given);
  await beginImport(given.db, request, actor.id, given.now());
  try {
    return await context.transaction(async (tx): Promise<ImportFindings> => {
      const file = await holdImport(tx, request.id);
      if (file?.state === 'imported' && file.imported_by === actor.id)
        return { state: 'imported', ready: file.lines, leftOut: 0, findings: [] };
      if (file?.state !== 'looking' || file.imported_by !== actor.id)
        throw conflict('This file was brought in already. Choose it again to begin anew.');
      const onProgress = async (done: number) => void (await noteProgress(given.db, request.id, done));
      const brought = await bringIn({ context, actor, tx, request, onProgress });
      if (isDryRun || brought.findings.length > 0) throw new DryRunRollback(brought);
      const now = context.now();
      await finishImport(tx, request.id, brought.made, now);
      await writeHistory(tx, {
        at: now,
        actor,
        action: 'import',
        entity: importKindNamed(request.kind).entity.name,
        home: request.home,
        summary: `${request.file}, ${brought.ready} lines`,
      });
      return answerOf('imported', brought);
    });
  } catch (error) {
    if (error instanceof DryRunRollback) return answerOf('checked', error.brought);
    throw error;
  }
}
