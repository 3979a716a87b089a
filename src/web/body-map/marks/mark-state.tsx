import type { MarkStatus } from '#domain/incidents/body-map/body-on-day.ts';
import { statusWords } from './mark-words.ts';
import css from './mark-state.module.css';

/** The number of a mark and how it stands, in shape and word. */
export const MarkState = ({ number, status }: { number: number; status: MarkStatus | null }) => (
  <span className={css['state']} data-status={status ?? 'struck'}>
    <span className={css['bullet']} aria-hidden>
      {number}
    </span>
    <span className={css['stateWord']}>{status ? statusWords(status) : 'Struck out'}</span>
  </span>
);
