import type { LineFinding } from '#domain/importing/import-answer.ts';
import { columnsOf } from '#domain/importing/import-columns.ts';
import { importKindNamed } from '#domain/importing/kinds/import-kinds.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { CellInput } from './cell-input.tsx';
import { cellOf, lineTitle, othersSaying, withAnswer, withCell, withConfirmed, withoutLine } from './import-draft.ts';
import type { ImportDraft } from './import-draft.ts';
import type { Importing } from './use-import.ts';
import kit from '../kit/styles/kit.module.css';
import css from './importing.module.css';

interface LineProps {
  finding: LineFinding;
  importing: Importing;
  draft: ImportDraft;
}

/** One line that cannot come in as it stands: what is wrong with which cell, to be written anew at once. */
export function LineCard({ finding, importing, draft }: LineProps) {
  const { line, problems, doubts, alike } = finding;
  const isOut = draft.leftOut.includes(line);
  const title = lineTitle(draft, line);
  if (isOut) return null;
  const whole = problems.filter(({ column }) => column === null);
  const cells = problems.flatMap(({ column, sentence }) => (column === null ? [] : [{ column, sentence }]));
  const answer = draft.same[line];
  const isSure = doubts.length > 0 && doubts.every(({ code }) => draft.confirmed[line]?.includes(code));
  return (
    <li className={css['line']} aria-label={title}>
      <h3 className={kit['subheading']}>{title}</h3>
      {alike !== null && (
        <div className={css['asked']}>
          <p className={kit['reason']}>Looks like {alike}. Are they the same?</p>
          <div className={kit['buttons']}>
            <Button
              variant={answer === 'same' ? 'filled' : 'default'}
              aria-pressed={answer === 'same'}
              onClick={() => importing.change((now) => withAnswer(now, [line], 'same'))}
            >
              The same: leave it out
            </Button>
            <Button
              variant={answer === 'another' ? 'filled' : 'default'}
              aria-pressed={answer === 'another'}
              onClick={() => importing.change((now) => withAnswer(now, [line], 'another'))}
            >
              Another: add it
            </Button>
          </div>
        </div>
      )}
      {whole.map(({ sentence }) => (
        <p key={sentence} className={kit['trouble']}>
          {sentence}
        </p>
      ))}
      {cells.length > 0 && (
        <div className={css['cells']}>
          {cells.map(({ column, sentence }) => (
            <WrongCell
              key={column}
              column={column}
              sentence={sentence}
              line={line}
              importing={importing}
              draft={draft}
            />
          ))}
        </div>
      )}
      {doubts.map(({ code, sentence, column }) => (
        <p key={code} className={kit['reason']}>
          {columnsOf(importKindNamed(draft.kind)).find(({ key }) => key === column)?.label}: {sentence}
        </p>
      ))}
      <div className={kit['buttons']}>
        {doubts.length > 0 && (
          <Button
            variant={isSure ? 'filled' : 'default'}
            aria-pressed={isSure}
            onClick={() => importing.change((now) => withConfirmed(now, [finding]))}
          >
            It is right
          </Button>
        )}
        <Button variant="default" onClick={() => importing.change((now) => withoutLine(now, line))}>
          Leave this line out
        </Button>
      </div>
    </li>
  );
}

interface WrongCellProps extends Omit<LineProps, 'finding'> {
  line: number;
  column: string;
  sentence: string;
}

/** A cell with what is wrong about it. Where other lines say the same, they are written anew together. */
function WrongCell({ line, column: key, sentence, importing, draft }: WrongCellProps) {
  const column = columnsOf(importKindNamed(draft.kind)).find((one) => one.key === key);
  const own = draft.lines.find((one) => one.line === line);
  const [replaced, setReplaced] = useState<{ from: string; to: string } | null>(null);
  if (!column || !own) return null;
  const text = cellOf(draft, own, key);
  const unknown = importKindNamed(draft.kind).unknowns?.[key];
  const isTicked = unknown !== undefined && (cellOf(draft, own, unknown) || draft.forAll[unknown]) === 'Yes';
  const others = replaced ? othersSaying(draft, line, key, replaced.from) : [];
  return (
    <div>
      <CellInput
        column={column}
        label={column.label}
        text={text}
        error={replaced || isTicked ? undefined : sentence}
        onText={(to) => {
          setReplaced({ from: replaced?.from ?? text, to });
          importing.change((now) => withCell(now, [line], key, to));
        }}
      />
      {unknown && text === '' && (
        <Button
          variant={isTicked ? 'filled' : 'default'}
          aria-pressed={isTicked}
          onClick={() => importing.change((now) => withCell(now, [line], unknown, 'Yes'))}
        >
          {importKindNamed(draft.kind).entity.fields[unknown]?.label}
        </Button>
      )}
      {replaced && others.length > 0 && (
        <Button variant="default" onClick={() => importing.change((now) => withCell(now, others, key, replaced.to))}>
          Also in {others.length} other {others.length === 1 ? 'line' : 'lines'} saying “{replaced.from}”
        </Button>
      )}
    </div>
  );
}
