import { dayCountWords } from '#domain/kit/time/day-count-words.ts';
import type { houseStock } from '#domain/premises/stock/house-stock.ts';
import { stockSigns } from '#domain/premises/stock/stock-columns.ts';
import { daysOfStock } from '#domain/premises/stock/stock-level.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { notDone } from '../../kit/api/failure-words.ts';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { useNow } from '../../kit/house/use-now.ts';
import { Signs } from '../../kit/record/signs.tsx';
import type { Stored } from '../../kit/state/stored-record.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { MoveDialog } from './move-dialog.tsx';
import { sendMovement, type Movement } from './send-movement.ts';
import { Stepper } from './stepper.tsx';
import { poundWords } from '#domain/kit/words/pound-words.ts';
import { useMayMove } from './use-may-move.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './stock.module.css';

interface OnTheShelfProps {
  stock: Stored<typeof houseStock>;
  onMoved(stock: Stored<typeof houseStock>): void;
}

/** How much there is and how long it lasts, with what moves it; above everything else that is known of it. */
export function OnTheShelf({ stock, onMoved }: OnTheShelfProps) {
  const { today } = useHouseClock();
  const { mayTake, mayFill } = useMayMove();
  const [isAsking, setIsAsking] = useState(false);
  const now = useNow();
  const days = daysOfStock(stock.quantity, [...stock.movements], now);
  async function move(movement: Movement) {
    const answer = await sendMovement(stock, movement);
    if (answer.ok) onMoved(answer.body);
    return answer;
  }
  async function step(kind: 'in' | 'out') {
    const answer = await move({ kind, quantity: 1 });
    if (!answer.ok) showToast(notDone(answer), 'error');
  }
  if (stock.is_deleted) return null;
  return (
    <div className={css['now']}>
      <Stepper
        item={stock}
        onTake={mayTake ? () => void step('out') : undefined}
        onFill={mayFill ? () => void step('in') : undefined}
      />
      {(mayTake || mayFill) && (
        <Button variant="default" onClick={() => setIsAsking(true)}>
          Another amount
        </Button>
      )}
      <Signs value={stockSigns(stock, today())} />
      <p className={kit['note']}>
        {days === null
          ? 'None was taken out in the last 28 days.'
          : `Lasts ${days < 1 ? 'less than a day' : dayCountWords(Math.floor(days))} at the use of the last 28 days.`}
        {stock.unit_cost !== null && ` Worth ${poundWords(stock.quantity * stock.unit_cost)}.`}
      </p>
      {isAsking && <MoveDialog item={stock} move={move} onClose={() => setIsAsking(false)} />}
    </div>
  );
}
