import type { Standing } from '#domain/incidents/body-map/body-on-day.ts';
import { standingWords } from './mark-words.ts';
import css from './mark-state.module.css';

/** The number of a mark and how it stands, in shape and word. */
export const MarkState = ({ number, standing }: { number: number; standing: Standing | null }) => (
  <span className={css['state']} data-standing={standing ?? 'struck'}>
    <span className={css['bullet']} aria-hidden>
      {number}
    </span>
    <span className={css['stateWord']}>{standing ? standingWords(standing) : 'Struck out'}</span>
  </span>
);
