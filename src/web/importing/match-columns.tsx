import { columnHelp } from '#domain/importing/column-help.ts';
import { columnsOf, type ImportColumn } from '#domain/importing/import-columns.ts';
import { importKindNamed } from '#domain/importing/kinds/import-kinds.ts';
import { NativeSelect } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Panel } from '../kit/page/panel.tsx';
import { CellInput } from './cell-input.tsx';
import { matchedTo, type ImportDraft } from './import-draft.ts';
import type { Importing } from './use-import.ts';
import kit from '../kit/styles/kit.module.css';
import css from './importing.module.css';

interface MatchProps {
  importing: Importing;
  draft: ImportDraft;
}

const unused = '';

/** Which column of the sheet is which; what the sheet does not say can be said once for every line. */
export function MatchColumns({ importing, draft }: MatchProps) {
  const columns = columnsOf(importKindNamed(draft.kind));
  const has = ({ key }: ImportColumn) => draft.matching[key] !== undefined;
  const used = new Set(Object.values(draft.matching));
  const left = draft.headings.filter((heading, at) => heading !== '' && !used.has(at));
  const lacking = columns.filter((column) => !has(column) && column.isNeeded);
  const rest = columns.filter((column) => !has(column) && !column.isNeeded);
  const listed = (of: readonly ImportColumn[]) => (
    <ul className={css['columns']}>
      {of.map((column) => (
        <OneColumn key={column.key} column={column} importing={importing} draft={draft} />
      ))}
    </ul>
  );
  return (
    <Panel title="Columns" count={`${used.size} of ${draft.headings.filter(Boolean).length} used`}>
      <div className={kit['stack']}>
        {left.length > 0 && <p className={kit['reason']}>Not used: {left.join(', ')}.</p>}
        {lacking.length > 0 && (
          <>
            <h3 className={kit['subheading']}>Needed, and not in the sheet</h3>
            {listed(lacking)}
          </>
        )}
        <Folded title="How the columns are matched">{() => listed(columns.filter(has))}</Folded>
        <Folded title="Other fields that a sheet may hold">{() => listed(rest)}</Folded>
      </div>
    </Panel>
  );
}

/** Drawn once it is opened: a resident has a hundred fields, and each would be drawn anew with every key in a line. */
function Folded({ title, children }: { title: string; children: () => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={css['more']} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children()}
    </details>
  );
}

function OneColumn({ column, importing, draft }: MatchProps & { column: ImportColumn }) {
  const at = draft.matching[column.key];
  return (
    <li>
      <NativeSelect
        label={column.label}
        description={columnHelp(column)}
        value={at === undefined ? unused : String(at)}
        data={[
          { value: unused, label: 'No column' },
          ...draft.headings.flatMap((heading, place) =>
            heading === '' ? [] : [{ value: String(place), label: heading }],
          ),
        ]}
        onChange={(event) => {
          const next = event.currentTarget.value;
          importing.change((now) => matchedTo(now, column.key, next === unused ? null : Number(next)));
        }}
      />
      {at === undefined && !column.isTime && (
        <CellInput
          column={column}
          label="The same for every line"
          named={`${column.label}, the same for every line`}
          text={draft.forAll[column.key] ?? ''}
          onText={(text) => importing.change((now) => ({ ...now, forAll: { ...now.forAll, [column.key]: text } }))}
        />
      )}
    </li>
  );
}
