import { columnsOf } from '#domain/importing/import-columns.ts';
import type { SheetLine } from '#domain/importing/cells/sheet-line.ts';
import { isBlank } from '#domain/importing/kinds/is-blank.ts';
import { importKindNamed } from '#domain/importing/kinds/import-kinds.ts';
import type { ListedSet, SetLine } from '#domain/importing/starting-sets/starting-set.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { Button, Checkbox } from '@mantine/core';
import { useId, useState } from 'react';
import { CellInput, isLong } from '../cell-input.tsx';
import { cellOf, withCell, withLine, withoutLine, type ImportDraft } from '../import-draft.ts';
import type { Importing } from '../use-import.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './sets.module.css';

interface SetLinesProps {
  set: ListedSet;
  importing: Importing;
  draft: ImportDraft;
}

/** The lines of a set, each with a tick and its reason; what it says can be changed in its place. */
export function SetLines({ set, importing, draft }: SetLinesProps) {
  return (
    <ul className={`${kit['bare']} ${css['lines']}`} aria-label={set.title}>
      {draft.lines.map((line, at) => {
        const own = set.lines[at];
        return own && <OneLine key={line.line} set={set} own={own} line={line} importing={importing} draft={draft} />;
      })}
    </ul>
  );
}

function OneLine({ set, own, line, importing, draft }: SetLinesProps & { own: SetLine; line: SheetLine }) {
  const [isOpen, setIsOpen] = useState(false);
  const whyId = useId();
  const { entity } = importKindNamed(set.kind);
  const asks = own.asks ?? [];
  // What such a thing never has is not asked about.
  const said = new Set(set.keys.filter((key, at) => asks.includes(key) || !isBlank(own.cells[at])));
  const columns = columnsOf(importKindNamed(set.kind)).filter(({ key }) => said.has(key));
  const titleKey = entity.title.at(-1) ?? '';
  const title = cellOf(draft, line, titleKey);
  const isIn = !draft.leftOut.includes(line.line);
  const asked = columns.filter(({ key }) => asks.includes(key));
  const rest = columns.filter(({ key }) => key !== titleKey && !asks.includes(key));
  const summary = rest.map(({ key }) => cellOf(draft, line, key).replaceAll('\n', '; ')).filter(Boolean);
  const shown = isOpen ? columns : isIn ? asked : [];
  return (
    <li aria-label={title} data-out={!isIn || undefined}>
      <div className={css['top']}>
        <Checkbox
          label={title}
          aria-describedby={whyId}
          checked={isIn}
          onChange={() => importing.change((now) => (isIn ? withoutLine(now, line.line) : withLine(now, line.line)))}
        />
        <Button
          variant="default"
          aria-expanded={isOpen}
          aria-label={`Change ${title}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Close' : 'Change'}
        </Button>
      </div>
      <p id={whyId} className={css['why']}>
        {own.why}
      </p>
      <p className={css['summary']}>
        {!isOpen && summary.join(' · ')}
        {!isIn && asked.length > 0 && `. Needs your ${asked.map(({ label }) => midSentence(label)).join(' and ')}.`}
      </p>
      {shown.length > 0 && (
        <div className={css['cells']}>
          {shown.map((column) => (
            <div key={column.key} data-wide={isLong(column.field) || undefined}>
              <CellInput
                column={column}
                label={column.label}
                named={`${column.label} of ${title}`}
                text={cellOf(draft, line, column.key)}
                onText={(text) => importing.change((now) => withCell(now, [line.line], column.key, text))}
              />
            </div>
          ))}
        </div>
      )}
    </li>
  );
}
