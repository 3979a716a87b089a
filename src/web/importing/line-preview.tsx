import { columnsOf } from '#domain/importing/import-columns.ts';
import { importKindNamed } from '#domain/importing/kinds/import-kinds.ts';
import { FiguresTable } from '../kit/ui/figures-table.tsx';
import { cellOf, wantedLines, type ImportDraft } from './import-draft.ts';
import kit from '../kit/styles/kit.module.css';

const first = 4;

/** The first lines as they will come in, under the names of the fields. */
export function LinePreview({ draft }: { draft: ImportDraft }) {
  const lines = wantedLines(draft);
  const columns = columnsOf(importKindNamed(draft.kind)).filter(({ key }) => draft.matching[key] !== undefined);
  return (
    <>
      <FiguresTable wide framed>
        <thead>
          <tr>
            <th scope="col">Line</th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, first).map((line) => (
            <tr key={line.line}>
              <th scope="row" data-label="Line">
                {line.line}
              </th>
              {columns.map(({ key, label }) => (
                <td key={key} data-label={label}>
                  {cellOf(draft, line, key) || draft.forAll[key] || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </FiguresTable>
      {lines.length > first && <p className={kit['note']}>And {lines.length - first} more lines.</p>}
    </>
  );
}
