import type { ImportedFile } from '#domain/importing/import-answer.ts';
import { objectWith } from '../kit/api/shapes.ts';
import { useLiveAnswer } from '../kit/data/use-live-answer.ts';
import { wantedLines, type ImportDraft } from './import-draft.ts';
import { importPath } from './use-import.ts';
import css from './importing.module.css';

const progressMs = 600;
const isFile = objectWith<ImportedFile>('id', 'done', 'lines');

/** How many lines are through, for as long as the server goes through them. It knows of the file a moment after it was sent. */
export function ImportProgress({ doing, draft }: { doing: string; draft: ImportDraft }) {
  const { body } = useLiveAnswer(`${importPath}${draft.id}/`, { is: isFile, of: [], waits: true, everyMs: progressMs });
  const total = wantedLines(draft).length;
  const done = body?.done ?? 0;
  return (
    <output className={css['progress']}>
      <span>
        {doing}: {done} of {total}
      </span>
      <progress value={done} max={total} aria-label="Lines done" />
    </output>
  );
}
