import type { ImportedFile } from '#domain/importing/import-answer.ts';
import { importKindNamed } from '#domain/importing/kinds/import-kinds.ts';
import { momentBriefly } from '#domain/kit/time/moment-briefly.ts';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { create } from '../kit/api/api.ts';
import { useHouseClock } from '../kit/house/house-clock.ts';
import { Panel } from '../kit/page/panel.tsx';
import type { ListedHome } from '../kit/state/chosen-home.ts';
import { showToast } from '../kit/state/toasts.ts';
import { InlineError } from '../kit/ui/messages/inline-error.tsx';
import { useEarlierFiles } from './use-earlier-files.ts';
import kit from '../kit/styles/kit.module.css';
import css from './importing.module.css';

/** The files that were brought in; within a day each can be taken out again as a whole. */
export function EarlierFiles({ home }: { home: ListedHome }) {
  const { body, state, reload } = useEarlierFiles(home.id);
  const [undone, setUndone] = useState<ImportedFile | null>(null);
  return (
    <Panel
      title="Brought in so far"
      state={state}
      onRetry={reload}
      isEmpty={body?.length === 0}
      empty="Nothing has been brought in yet."
    >
      <ul className={`${kit['bare']} ${css['files']}`}>
        {body?.map((file) => (
          <FileLine key={file.id} file={file} onUndo={() => setUndone(file)} />
        ))}
      </ul>
      {undone && (
        <UndoDialog
          file={undone}
          onClose={() => setUndone(null)}
          onDone={() => {
            setUndone(null);
            reload();
          }}
        />
      )}
    </Panel>
  );
}

function FileLine({ file, onUndo }: { file: ImportedFile; onUndo(): void }) {
  const { zone, today } = useHouseClock();
  const when = (moment: string) => momentBriefly(moment, zone, today());
  return (
    <li className={kit['ends']}>
      <div>
        <strong>{file.file_name}</strong>
        <p className={kit['note']}>
          {importKindNamed(file.kind).label}, {file.lines} {file.lines === 1 ? 'line' : 'lines'}. {file.by_name},{' '}
          {when(file.at)}
          {file.undone_at && `. Taken out again by ${file.undone_by_name}, ${when(file.undone_at)}`}
        </p>
      </div>
      {file.undo_until && (
        <Button variant="default" onClick={onUndo} aria-label={`Undo ${file.file_name}`}>
          Undo
        </Button>
      )}
    </li>
  );
}

function UndoDialog({ file, onClose, onDone }: { file: ImportedFile; onClose(): void; onDone(): void }) {
  const [isBusy, setIsBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const undo = async () => {
    setIsBusy(true);
    const answer = await create(`/api/import/${file.id}/undo/`, {}, { timeoutMs: 120_000 });
    setIsBusy(false);
    if (!answer.ok) return setWrong(answer.general[0] ?? answer.detail ?? 'This did not work. Try again in a moment.');
    showToast(`${file.file_name} was taken out again`, 'good');
    return onDone();
  };
  return (
    <Modal opened onClose={onClose} title={`Take ${file.file_name} out again?`}>
      <div className={kit['stack']}>
        <p className={kit['reason']}>
          Everything that came from its {file.lines} lines is struck out together. It stays in the history. If somebody
          has worked with any of it, nothing is taken out.
        </p>
        <InlineError>{wrong}</InlineError>
        <div className={kit['buttons']}>
          <Button color="red" loading={isBusy} onClick={() => void undo()}>
            Take it out
          </Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </Modal>
  );
}
