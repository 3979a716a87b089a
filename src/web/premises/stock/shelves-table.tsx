import { dayCountWords } from '#domain/kit/time/day-count-words.ts';
import { daysLeft, type Shelf, type ShelfItem } from '#domain/premises/stock/shelf.ts';
import { stockSigns } from '#domain/premises/stock/stock-columns.ts';
import { dayToUseBy } from '#domain/premises/stock/stock-level.ts';
import { Button } from '@mantine/core';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import { notDone } from '../../kit/api/failure-words.ts';
import { dayInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { Signs } from '../../kit/record/signs.tsx';
import { FiguresTable } from '../../kit/ui/figures-table.tsx';
import { showToast } from '../../kit/state/toasts.ts';
import { MoveDialog } from './move-dialog.tsx';
import { Stepper } from './stepper.tsx';
import { useMayMove } from './use-may-move.ts';
import type { LiveShelves } from './use-shelves.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './stock.module.css';

interface TableProps {
  shelves: readonly Shelf[];
  live: LiveShelves;
  pathTo(id: string): string;
}

/** Shelf under shelf: a tap takes one out or puts one in, anything else is asked for. */
export function ShelvesTable({ shelves, live, pathTo }: TableProps) {
  const [asking, setAsking] = useState<ShelfItem | null>(null);
  return (
    <>
      <FiguresTable wide framed className={css['shelf']}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">State</th>
            <th scope="col">In stock</th>
            <th scope="col" className="no-print">
              Other amount
            </th>
            <th scope="col">Use by</th>
            <th scope="col">Lasts</th>
          </tr>
        </thead>
        <tbody>
          {shelves.map(({ place, items }) => (
            <Fragment key={place}>
              <tr className={css['place']}>
                <th scope="colgroup" colSpan={6}>
                  {place}
                </th>
              </tr>
              {items.map((item) => (
                <ItemRow key={item.id} item={item} live={live} path={pathTo(item.id)} onAsk={() => setAsking(item)} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </FiguresTable>
      {asking && (
        <MoveDialog item={asking} move={(movement) => live.move(asking, movement)} onClose={() => setAsking(null)} />
      )}
    </>
  );
}

interface RowProps {
  item: ShelfItem;
  live: LiveShelves;
  path: string;
  onAsk(): void;
}

function ItemRow({ item, live, path, onAsk }: RowProps) {
  const { today } = useHouseClock();
  const { mayTake, mayFill } = useMayMove();
  async function step(kind: 'in' | 'out') {
    const answer = await live.move(item, { kind, quantity: 1 });
    if (!answer.ok) showToast(`${item.item_name}: ${notDone(answer)}`, 'error');
  }
  return (
    <tr>
      <th scope="row">
        <Link className={kit['link']} to={path}>
          {item.item_name}
        </Link>
      </th>
      <td>
        <Signs value={stockSigns(item, today())} />
      </td>
      <td>
        <Stepper
          item={item}
          onTake={mayTake ? () => void step('out') : undefined}
          onFill={mayFill ? () => void step('in') : undefined}
        />
      </td>
      <td className={`${css['other']} no-print`}>
        {mayTake && (
          <Button variant="subtle" aria-label={`Other amount: ${item.item_name}`} onClick={onAsk}>
            Amount
          </Button>
        )}
      </td>
      <td data-label="Use by">{lastDay(item)}</td>
      <td data-label="Lasts">{lasts(item)}</td>
    </tr>
  );
}

function lastDay(item: ShelfItem): string {
  const day = dayToUseBy(item);
  return day === null ? '' : dayInWords(day, true);
}

/** Nothing where nothing was used in four weeks. */
function lasts(item: ShelfItem): string {
  const days = daysLeft(item);
  return days === null ? '' : days === 0 ? 'Less than a day' : dayCountWords(days);
}
