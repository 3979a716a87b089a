import type { Tin } from '#domain/money/views/house-money.ts';
import { Link } from 'react-router';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { useHomeSettings } from '../../kit/house/use-home-settings.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { FiguresTable } from '../../kit/ui/figures-table.tsx';
import { Flag } from '../../kit/ui/flags.tsx';
import { nameAndRoom } from '#domain/kit/names/names-apart.ts';
import { poundWords } from '#domain/kit/words/pound-words.ts';
import { AddLink } from '../../kit/page/add-link.tsx';
import { payment } from '#domain/money/payment.ts';
import kit from '../../kit/styles/kit.module.css';
import table from '../../kit/styles/table.module.css';

/** What the house holds for each resident; the name opens their passbook. */
export function TinsPanel({ tins }: { tins: readonly Tin[] }) {
  const { zone } = useHouseClock();
  const { max_cash_held } = useHomeSettings();
  const hasSavings = tins.some(({ savings }) => savings !== undefined);
  return (
    <Panel
      title="Residents’ money"
      isEmpty={tins.length === 0}
      empty="What we hold for each resident, and their passbook. No money is held for anybody yet."
      next={<AddLink of={payment}>Write down a payment</AddLink>}
      wide
    >
      <FiguresTable>
        <thead>
          <tr>
            <th scope="col">Resident</th>
            <th scope="col" className={table['sum']}>
              Cash tin
            </th>
            {hasSavings && (
              <th scope="col" className={table['sum']}>
                Savings
              </th>
            )}
            <th scope="col">Last moved</th>
          </tr>
        </thead>
        <tbody>
          {tins.map(({ resident, name, room, cash, savings, last_at, has_left }) => (
            <tr key={resident}>
              <th scope="row">
                <Link className={kit['link']} to={`/payment?resident=${resident}`}>
                  {nameAndRoom(name, room)}
                </Link>
                {has_left && <Flag tone="watch">Has left</Flag>}
              </th>
              <td className={table['sum']} data-label="Cash tin">
                {poundWords(cash)} {cash > max_cash_held && <Flag tone="watch">Over {poundWords(max_cash_held)}</Flag>}
              </td>
              {hasSavings && (
                <td className={table['sum']} data-label="Savings">
                  {poundWords(savings ?? 0)}
                </td>
              )}
              <td data-label="Last moved">{last_at ? momentInWords(last_at, zone, true) : 'Never'}</td>
            </tr>
          ))}
        </tbody>
      </FiguresTable>
    </Panel>
  );
}
