import { countedTotal, denominations, type Counted, type Denomination } from '#domain/money/cash-count.ts';
import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { Flag } from '../../kit/ui/flags.tsx';
import { poundWords } from '#domain/kit/words/pound-words.ts';
import css from './count.module.css';

interface TinProps {
  name: string;
  /** Null while nobody has counted it. */
  counted: Counted | null;
  onCount(piece: Denomination, count: number | null): void;
  onEmpty(): void;
  /** What was typed by mistake leaves the tin as nobody had counted it. */
  onLeaveOut(): void;
}

/** How many of each note and coin; the sum is worked out. */
export function TinCount({ name, counted, onCount, onEmpty, onLeaveOut }: TinProps) {
  const id = useId();
  return (
    <details className={css['tin']} data-card>
      <summary>
        <span>{name}</span>
        {counted ? <strong>{poundWords(countedTotal(counted))}</strong> : <Flag tone="quiet">Not counted</Flag>}
      </summary>
      <fieldset className={css['pieces']} aria-label={`Notes and coins of ${name}`}>
        {keysOf(denominations).map((piece) => (
          <label key={piece} htmlFor={`${id}-${piece}`} className={css['piece']}>
            <span>{piece}</span>
            <input
              id={`${id}-${piece}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={10_000}
              value={counted?.[piece] ?? ''}
              onChange={(event) => {
                const typed = event.currentTarget.value;
                const count = Math.floor(Number(typed));
                onCount(piece, typed === '' || !(count >= 0) ? null : Math.min(count, 10_000));
              }}
            />
          </label>
        ))}
      </fieldset>
      {counted ? (
        <Button variant="subtle" onClick={onLeaveOut}>
          Leave it uncounted
        </Button>
      ) : (
        <Button variant="subtle" onClick={onEmpty}>
          It is empty
        </Button>
      )}
    </details>
  );
}
