import type { ImportFindings, SheetTable } from '#domain/importing/import-answer.ts';
import type { ImportName } from '#domain/importing/kinds/import-kinds.ts';
import { useState } from 'react';
import { create } from '../kit/api/api.ts';
import { objectWith } from '../kit/api/shapes.ts';
import { messagesOf } from '../kit/api/error-catalogue.ts';
import type { ApiRefusal } from '../kit/state/refusal.ts';
import { beginDraft, requestOf, type ImportDraft } from './import-draft.ts';

export const importPath = '/api/import/';
/** A long file is gone through line by line. */
const timeoutMs = 120_000;
const isTable = objectWith<SheetTable>('headings', 'lines', 'epoch', 'notes');
const isFindings = objectWith<ImportFindings>('state', 'ready', 'leftOut', 'findings');

const whyNot = (refused: ApiRefusal): string =>
  [...Object.values(refused.fields).flat(), ...messagesOf(refused)][0] ?? 'This did not work. Try again in a moment.';

type ImportStep = 'choosing' | 'reading' | 'checking' | 'mending' | 'bringing' | 'done';

interface ImportState {
  readonly step: ImportStep;
  readonly draft: ImportDraft | null;
  readonly found: ImportFindings | null;
  /** Something was changed since the lines were last looked through. */
  readonly isChanged: boolean;
  readonly wrong: string | null;
}

const nothing: ImportState = {
  step: 'choosing',
  draft: null,
  found: null,
  isChanged: false,
  wrong: null,
};

const begun = (draft: ImportDraft): ImportState => ({ ...nothing, step: 'mending', draft, isChanged: true });

/** One file from choosing it to having it in: read, looked through as often as need be, brought in once. A starting set is one that nobody has to choose. */
export function useImport(kind: ImportName, home: string, withSet?: () => ImportDraft) {
  const [state, setState] = useState(() => (withSet ? begun(withSet()) : nothing));
  const patch = (part: Partial<ImportState>) => setState((now) => ({ ...now, ...part }));

  async function send(draft: ImportDraft, isMeant: boolean): Promise<void> {
    patch({ draft, step: isMeant ? 'bringing' : 'checking', wrong: null });
    const answer = await create(isMeant ? importPath : `${importPath}check/`, requestOf(draft), {
      is: isFindings,
      timeoutMs,
      onRefused: () => {},
    });
    if (!answer.ok) return patch({ step: 'mending', wrong: whyNot(answer) });
    const isIn = answer.body.state === 'imported';
    return patch({ step: isIn ? 'done' : 'mending', found: answer.body, isChanged: false });
  }

  return {
    ...state,
    async choose(file: File): Promise<void> {
      setState({ ...nothing, step: 'reading' });
      const answer = await create(`${importPath}read/`, new Blob([file]), {
        is: isTable,
        timeoutMs,
        onRefused: () => {},
      });
      if (!answer.ok) return setState({ ...nothing, wrong: whyNot(answer) });
      return send(beginDraft(kind, home, file.name, answer.body), false);
    },
    begin: (draft: ImportDraft) => setState(begun(draft)),
    change: (change: (draft: ImportDraft) => ImportDraft) =>
      setState((now) => (now.draft ? { ...now, draft: change(now.draft), isChanged: true } : now)),
    check: () => (state.draft ? send(state.draft, false) : Promise.resolve()),
    bringIn: () => (state.draft ? send(state.draft, true) : Promise.resolve()),
    again: () => setState(nothing),
  };
}

export type Importing = ReturnType<typeof useImport>;
