import { monthWords } from '#domain/kit/time/day-words.ts';
import { localDay } from '#domain/kit/time/time.ts';
import type { Passbook, PassbookLine } from '#domain/money/views/passbook.ts';
import { Link } from 'react-router';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { Empty } from '../../kit/page/states.tsx';
import { FiguresTable } from '../../kit/ui/figures-table.tsx';
import { Flag } from '../../kit/ui/flags.tsx';
import { poundWords } from '#domain/kit/words/pound-words.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../money.module.css';
import table from '../../kit/styles/table.module.css';

const monthOf = (moment: string, zone: string): string => localDay(moment, zone).slice(0, 7);

function receiptOf({ has_receipt, no_receipt_reason, reverses }: PassbookLine) {
  if (has_receipt) return 'Yes';
  if (reverses !== null) return '';
  return no_receipt_reason ?? (has_receipt === false && <Flag tone="watch">Missing</Flag>);
}

/** As in a passbook: what it was, in or out, and what was there afterwards. */
export function PassbookLines({ book: { lines } }: { book: Passbook }) {
  if (lines.length === 0)
    return <Empty title="No lines here">Nothing was posted in this time, or nothing of what you asked for.</Empty>;
  return (
    <FiguresTable wide framed>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">When</th>
          <th scope="col" className={table['sum']}>
            In
          </th>
          <th scope="col" className={table['sum']}>
            Out
          </th>
          <th scope="col" className={table['sum']}>
            Balance
          </th>
          <th scope="col">Receipt</th>
          <th scope="col">Signed by</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <OneLine key={line.number} line={line} />
        ))}
      </tbody>
    </FiguresTable>
  );
}

function OneLine({ line }: { line: PassbookLine }) {
  const { zone } = useHouseClock();
  const where = useEntityPaths();
  const { number, description, payee, amount, balance_after, source, occurred_at, posted_at } = line;
  const to = source && where.record(source.entity, source.id, null);
  const words = (
    <span className={line.reversed_by === null ? undefined : css['reversed']}>{`${number}. ${description}`}</span>
  );
  // What happened in a month that was closed stands in the month in which it was posted.
  const isLater = occurred_at !== null && monthOf(occurred_at, zone) < monthOf(posted_at, zone);
  return (
    <tr>
      <th scope="row">
        {to ? (
          <Link className={kit['link']} to={to}>
            {words}
          </Link>
        ) : (
          words
        )}
        {payee && <span className={kit['note']}> {payee}</span>}
        {line.reverses !== null && <span className={kit['note']}> · reverses no. {line.reverses}</span>}
        {line.reversed_by !== null && <span className={kit['note']}> · reversed by no. {line.reversed_by}</span>}
      </th>
      <td className={css['when']} data-label="When">
        {momentInWords(occurred_at ?? posted_at, zone, true)}
        {isLater && <span className={kit['note']}> posted in {monthWords(localDay(posted_at, zone))}</span>}
      </td>
      <td className={table['sum']} data-label="In">
        {amount > 0 ? poundWords(amount) : ''}
      </td>
      <td className={table['sum']} data-label="Out">
        {amount < 0 ? poundWords(-amount) : ''}
      </td>
      <td className={table['sum']} data-label="Balance">
        {poundWords(balance_after)}
      </td>
      <td data-label="Receipt">{receiptOf(line)}</td>
      <td data-label="Signed by">{[line.recorded_by_name, line.witness_name].filter(Boolean).join(', ')}</td>
    </tr>
  );
}
