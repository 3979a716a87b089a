import type { ChartSummary } from '#domain/charts/chart-summary.ts';
import { IconAlertTriangle, IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import kit from '../../kit/styles/kit.module.css';
import css from './chart-words.module.css';

const icons = { up: IconArrowUp, down: IconArrowDown, mark: IconAlertTriangle } as const;

/** The sentence comes before the picture, and what is out of the ordinary comes with an arrow and a word. */
export function ChartWords({ summary }: { summary: ChartSummary }) {
  return (
    <div className={css['words']}>
      <p className={css['sentence']}>{summary.sentence}</p>
      {summary.signs.length > 0 && (
        <ul className={`${kit['buttons']} ${css['signs']}`} aria-label="Out of the ordinary">
          {summary.signs.map(({ way, words }) => {
            const Icon = icons[way];
            return (
              <li key={words}>
                <Icon size={18} stroke={2.25} aria-hidden /> {words}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
