import { accountKinds } from '#domain/money/account-kinds.ts';
import { sumOf } from '#domain/money/balance.ts';
import type { MonthSheetLine } from '#domain/money/views/month-sheet.ts';
import { FiguresTable } from '../../kit/ui/figures-table.tsx';
import { poundWords } from '#domain/kit/words/pound-words.ts';
import table from '../../kit/styles/table.module.css';

const kindWords: Readonly<Record<string, string>> = accountKinds;

/** Every account of the month: what it began with, what moved, what it ended with. */
export function SheetTable({ lines }: { lines: readonly MonthSheetLine[] }) {
  const total = (name: 'opening' | 'came_in' | 'went_out' | 'closing') =>
    poundWords(sumOf(lines.map((one) => one[name])));
  return (
    <FiguresTable framed>
      <thead>
        <tr>
          <th scope="col">Account</th>
          {['At the start', 'In', 'Out', 'At the end'].map((words) => (
            <th key={words} scope="col" className={table['sum']}>
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((one) => (
          <tr key={`${one.account_kind} ${one.resident}`}>
            <th scope="row">{[one.name, kindWords[one.account_kind]].filter(Boolean).join(', ')}</th>
            <td className={table['sum']} data-label="At the start">
              {poundWords(one.opening)}
            </td>
            <td className={table['sum']} data-label="In">
              {poundWords(one.came_in)}
            </td>
            <td className={table['sum']} data-label="Out">
              {poundWords(one.went_out)}
            </td>
            <td className={table['sum']} data-label="At the end">
              {poundWords(one.closing)}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">
            <strong>Together</strong>
          </th>
          <td className={table['sum']} data-label="At the start">
            {total('opening')}
          </td>
          <td className={table['sum']} data-label="In">
            {total('came_in')}
          </td>
          <td className={table['sum']} data-label="Out">
            {total('went_out')}
          </td>
          <td className={table['sum']} data-label="At the end">
            <strong>{total('closing')}</strong>
          </td>
        </tr>
      </tbody>
    </FiguresTable>
  );
}
