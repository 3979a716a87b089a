import { columnHelp } from '#domain/importing/column-help.ts';
import { columnsOf, type ImportColumn } from '#domain/importing/import-columns.ts';
import { importKindNamed } from '#domain/importing/import-kinds.ts';
import { NativeSelect } from '@mantine/core';
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
  const matched = columns.filter(({ key }) => draft.matching[key] !== undefined);
  const rest = columns.filter(({ key }) => draft.matching[key] === undefined);
  const used = new Set(Object.values(draft.matching));
  const left = draft.headings.filter((heading, at) => heading !== '' && !used.has(at));
  return (
    <Panel title="Columns" count={`${matched.length} of ${draft.headings.filter(Boolean).length} used`}>
      <div className={kit['stack']}>
        {left.length > 0 && (
          <p className={kit['note']}>Not used: {left.join(', ')}. Match them below if they belong to a field.</p>
        )}
        <ul className={css['columns']}>
          {matched.map((column) => (
            <OneColumn key={column.key} column={column} importing={importing} draft={draft} />
          ))}
        </ul>
        <details className={css['more']}>
          <summary>Fields without a column: {rest.length}</summary>
          <ul className={css['columns']}>
            {rest.map((column) => (
              <OneColumn key={column.key} column={column} importing={importing} draft={draft} />
            ))}
          </ul>
        </details>
      </div>
    </Panel>
  );
}

function OneColumn({ column, importing, draft }: MatchProps & { column: ImportColumn }) {
  const at = draft.matching[column.key];
  const label = column.isNeeded ? `${column.label} (needed)` : column.label;
  return (
    <li>
      <NativeSelect
        label={label}
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
      {!column.isTime && (
        <CellInput
          column={column}
          label={at === undefined ? 'For every line' : 'Where the cell is empty'}
          named={`${column.label}, for every line`}
          text={draft.forAll[column.key] ?? ''}
          onText={(text) => importing.change((now) => ({ ...now, forAll: { ...now.forAll, [column.key]: text } }))}
        />
      )}
    </li>
  );
}
