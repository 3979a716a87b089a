import { accountKinds } from '#domain/money/account-kinds.ts';
import { paymentsHandover, type PaymentsHandover } from '#domain/money/payments-handover.ts';
import type { ValueWording } from '../../kit/names/value-text.ts';
import { SealedUntil } from '../../records/sealed-until.tsx';
import { FilledFacts } from '../../kit/record/filled-facts.tsx';
import type { Stored } from '../../kit/state/stored-record.ts';
import { FiguresTable } from '../../kit/ui/figures-table.tsx';
import { Flag } from '../../kit/ui/flags.tsx';
import { poundWords } from '#domain/kit/words/pound-words.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../money.module.css';
import table from '../../kit/styles/table.module.css';

interface FactsProps {
  record: Stored<typeof paymentsHandover>;
  wording: ValueWording;
}

const shownFields = [
  'counted_at',
  'handed_over_by',
  'received_by',
  'seal_numbers',
  'discrepancy_note',
  'resolution',
  'resolved_by',
  'incident',
] as const;

type Line = PaymentsHandover['lines'][number];
const isStray = ({ difference }: Line): boolean => difference !== null && difference !== 0;

/** A count as a sheet: the tins that differ first, then all the others. */
export const CountFacts = ({ record, wording }: FactsProps) => (
  <div className={`${kit['column']} ${css['paper']}`} data-card>
    <FilledFacts of={paymentsHandover} record={record} names={shownFields} wording={wording} />
    <FiguresTable>
      <thead>
        <tr>
          <th scope="col">Tin</th>
          {['Counted', 'Expected', 'Difference'].map((words) => (
            <th key={words} scope="col" className={table['sum']}>
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {record.lines
          .toSorted((a, b) => Number(isStray(b)) - Number(isStray(a)))
          .map((line) => (
            <TinLine key={`${line.account_kind} ${line.resident}`} line={line} wording={wording} />
          ))}
      </tbody>
    </FiguresTable>
    <SealedUntil />
  </div>
);

function TinLine({ line, wording }: { line: Line; wording: ValueWording }) {
  const { account_kind, resident, counted, expected, difference, note } = line;
  const whose = resident === null ? null : wording.nameOf(resident);
  return (
    <tr>
      <th scope="row">
        {[whose, accountKinds[account_kind]].filter(Boolean).join(', ')}
        {note && <span className={kit['note']}> {note}</span>}
      </th>
      <td className={table['sum']} data-label="Counted">
        {poundWords(counted)}
      </td>
      <td className={table['sum']} data-label="Expected">
        {expected === null ? '' : poundWords(expected)}
      </td>
      <td className={table['sum']} data-label="Difference">
        {difference !== null && (isStray(line) ? <Flag tone="danger">{overOrShort(difference)}</Flag> : 'None')}
      </td>
    </tr>
  );
}

const overOrShort = (difference: number): string =>
  `${poundWords(Math.abs(difference))} ${difference < 0 ? 'short' : 'over'}`;
