import type { BoardResident } from '#domain/homes/board.ts';
import { clockTime } from '#domain/kit/time/clock-time.ts';
import { IconAlertOctagon, IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import css from './due-marks.module.css';

const shownAtOnce = 3;
const shapes = {
  overdue: { icon: IconAlertOctagon, word: 'Overdue' },
  due: { icon: IconAlertTriangle, word: 'Due' },
  soon: { icon: IconClock, word: 'Soon' },
} as const;

/** What is to be done for someone: red overdue, yellow due now, white due soon, each with its shape and its word. */
export function DueMarks({ row: { due, soon = [] } }: { row: BoardResident }) {
  const { zone } = useHouseClock();
  const all = [...due, ...soon.map((item) => ({ ...item, state: 'soon' as const }))];
  if (all.length === 0) return null;
  const left = all.length - shownAtOnce;
  return (
    <ul className={css['marks']} aria-label="To do">
      {all.slice(0, left === 1 ? shownAtOnce + 1 : shownAtOnce).map(({ kind, id, words, state, due_at }) => {
        const { icon: Icon, word } = shapes[state];
        return (
          <li key={`${kind}${id ?? ''}`} className={css['mark']} data-state={state}>
            <Icon size={18} stroke={2} aria-hidden />
            <span>
              {word}: {words}
              {state === 'soon' && ` ${clockTime(due_at, zone)}`}
            </span>
          </li>
        );
      })}
      {left > 1 && (
        <li className={css['mark']}>
          <span>{left} more</span>
        </li>
      )}
    </ul>
  );
}
