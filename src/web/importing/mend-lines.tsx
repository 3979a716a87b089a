import type { ImportFindings } from '#domain/importing/import-answer.ts';
import { columnsOf } from '#domain/importing/import-columns.ts';
import { importKindNamed } from '#domain/importing/kinds/import-kinds.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { csvText } from '#domain/kit/words/csv.ts';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { downloadBlob } from '../kit/api/download-blob.ts';
import { Panel } from '../kit/page/panel.tsx';
import { Flag } from '../kit/ui/flags.tsx';
import { iconProps } from '../kit/ui/icon-props.ts';
import { InlineError } from '../kit/ui/messages/inline-error.tsx';
import { cellOf, wantedLines, withAnswer, withConfirmed, type ImportDraft } from './import-draft.ts';
import { ImportProgress } from './import-progress.tsx';
import { LineCard } from './line-card.tsx';
import { LinePreview } from './line-preview.tsx';
import type { Importing } from './use-import.ts';
import kit from '../kit/styles/kit.module.css';
import css from './importing.module.css';

/** So many are shown at once: a page of a thousand mistakes helps nobody. */
const atOnce = 20;

/** What stands in the way as a file, for whoever mends the spreadsheet itself. */
function saveMistakes(draft: ImportDraft, { findings }: ImportFindings): void {
  const columns = columnsOf(importKindNamed(draft.kind));
  const rows = findings.flatMap(({ line, problems, doubts, alike }) => {
    const sheetLine = draft.lines.find((one) => one.line === line);
    const said = [...problems, ...doubts].map(({ column, sentence }) => [
      line,
      columns.find(({ key }) => key === column)?.label ?? '',
      sheetLine && column ? cellOf(draft, sheetLine, column) : '',
      sentence,
    ]);
    return alike === null ? said : [...said, [line, '', '', `Looks like ${alike}.`]];
  });
  const text = csvText([['Line', 'Column', 'In the sheet', 'What is wrong'], ...rows]);
  downloadBlob(new Blob([text], { type: 'text/csv' }), `Mistakes in ${draft.file.replace(/\.\w+$/, '')}.csv`);
}

interface UnknownFor {
  readonly key: string;
  readonly label: string;
  readonly without: string;
  readonly count: number;
}

/** What several lines lack and nobody may know: ticked once for all of them. Where it is known after all, the tick falls away. */
function unknownsIn(draft: ImportDraft, { findings }: ImportFindings): readonly UnknownFor[] {
  const kind = importKindNamed(draft.kind);
  const labelOf = (key: string) => kind.entity.fields[key]?.label ?? key;
  return Object.entries(kind.unknowns ?? {}).flatMap(([name, key]) => {
    if (key === undefined || draft.forAll[key]) return [];
    const lines = findings.filter(({ line, problems }) => {
      const own = draft.lines.find((one) => one.line === line);
      return own && cellOf(draft, own, name) === '' && problems.some(({ column }) => column === name);
    });
    return lines.length > 0 ? [{ key, label: labelOf(key), without: labelOf(name), count: lines.length }] : [];
  });
}

export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export function MendLines({ importing, draft }: { importing: Importing; draft: ImportDraft }) {
  const { step, found, isChanged, wrong } = importing;
  const isBusy = step === 'checking' || step === 'bringing';
  const total = wantedLines(draft).length;
  const isReady = !isBusy && !isChanged && found?.findings.length === 0 && found.ready > 0;
  return (
    <Panel title={draft.file} count={counted(total, 'line', 'lines')}>
      <div className={kit['stack']}>
        {draft.notes.map((note) => (
          <p key={note} className={kit['note']}>
            {note}
          </p>
        ))}
        {isBusy ? (
          <ImportProgress doing={step === 'bringing' ? 'Bringing in' : 'Looking through the lines'} draft={draft} />
        ) : (
          found && <Findings importing={importing} draft={draft} found={found} />
        )}
        <InlineError>{wrong}</InlineError>
        <div className={kit['buttons']}>
          {!isBusy && (isChanged || (found?.findings.length ?? 1) > 0 || wrong !== null) && (
            <Button onClick={() => void importing.check()} variant={isReady ? 'default' : 'filled'}>
              Check again
            </Button>
          )}
          {isReady && (
            <Button onClick={() => void importing.bringIn()}>Bring in {counted(found.ready, 'line', 'lines')}</Button>
          )}
          {found && found.findings.length > 0 && !isBusy && (
            <Button
              variant="default"
              leftSection={<IconDownload {...iconProps} />}
              onClick={() => saveMistakes(draft, found)}
            >
              Save the list of mistakes
            </Button>
          )}
          {!isBusy && (
            <Button variant="default" onClick={importing.again}>
              Choose another file
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}

/** What stands in the way, line by line, with what can be answered for several at once. */
export function Findings({
  importing,
  draft,
  found,
}: {
  importing: Importing;
  draft: ImportDraft;
  found: ImportFindings;
}) {
  const [most, setMost] = useState(atOnce);
  const { findings, ready, leftOut } = found;
  const alike = findings.filter((one) => one.alike !== null && draft.same[one.line] === undefined);
  const doubtful = findings.filter(({ problems, doubts }) => problems.length === 0 && doubts.length > 0);
  return (
    <>
      <output className={kit['row']}>
        {findings.length === 0 ? (
          <Flag tone="good">Every line is right</Flag>
        ) : (
          <Flag tone="watch">{counted(findings.length, 'line needs you', 'lines need you')}</Flag>
        )}
        <span>
          {counted(ready, 'line', 'lines')} ready
          {leftOut > 0 && `, ${leftOut} left out because they are here already`}
        </span>
      </output>
      <div className={kit['buttons']}>
        {unknownsIn(draft, found).map(({ key, label, without, count }) => (
          <Button
            key={key}
            variant="default"
            onClick={() => importing.change((now) => ({ ...now, forAll: { ...now.forAll, [key]: 'Yes' } }))}
          >
            {counted(count, 'line', 'lines')} without {midSentence(without)}: {midSentence(label)}
          </Button>
        ))}
        {alike.length > 1 && (
          <Button
            variant="default"
            onClick={() =>
              importing.change((now) =>
                withAnswer(
                  now,
                  alike.map(({ line }) => line),
                  'same',
                ),
              )
            }
          >
            All {alike.length} are the same: leave them out
          </Button>
        )}
        {doubtful.length > 1 && (
          <Button variant="default" onClick={() => importing.change((now) => withConfirmed(now, doubtful))}>
            All {doubtful.length} doubts are right as they are
          </Button>
        )}
      </div>
      {findings.length > 0 && (
        <ul className={`${kit['cards']} ${css['lines']}`} aria-label="Lines that need you">
          {findings.slice(0, most).map((finding) => (
            <LineCard key={finding.line} finding={finding} importing={importing} draft={draft} />
          ))}
        </ul>
      )}
      {findings.length > most && (
        <Button variant="default" onClick={() => setMost(most + atOnce)}>
          Show {Math.min(atOnce, findings.length - most)} more
        </Button>
      )}
      {findings.length === 0 && <LinePreview draft={draft} />}
    </>
  );
}
