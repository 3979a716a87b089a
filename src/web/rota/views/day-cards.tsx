import { compareMoments, type Day } from '#domain/kit/time/time.ts';
import type { GridShift } from '#domain/rota/grid/rota-grid.ts';
import type { RotaMarks } from '#domain/rota/rules/rota-marks.ts';
import { Flag } from '../../kit/ui/flags.tsx';
import { Empty } from '../../kit/page/states.tsx';
import type { GridActs } from '../grid/grid-acts.ts';
import { nameOf, type PlanningWords } from '../planning/edits.ts';
import { shiftStateWords, shiftState, shiftName, shiftTimes } from '#domain/rota/grid/shift-words.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './rota-views.module.css';

interface DayProps {
  day: Day;
  shifts: readonly GridShift[];
  marks: RotaMarks;
  words: PlanningWords;
  acts: Pick<GridActs, 'open' | 'add'>;
}

const openFirst = (a: GridShift, b: GridShift) =>
  Number(a.staff !== null) - Number(b.staff !== null) || compareMoments(a.start_at, b.start_at);

/** One day on a phone: the open shifts first, then everybody by the clock. */
export function DayCards({ day, shifts, marks, words, acts }: DayProps) {
  const here = shifts.filter(({ date }) => date === day).toSorted(openFirst);
  if (here.length === 0) return <Empty title="No shifts on this day">Nobody is planned, and nothing is open.</Empty>;
  return (
    <ul className={css['cards']} aria-label="Shifts of the day">
      {here.map((shift) => (
        <li key={shift.id}>
          <button
            type="button"
            className={css['card']}
            data-state={shiftState(shift)}
            data-draft={shift.status === 'draft' || undefined}
            onClick={() => acts.open(shift)}
          >
            <strong>{shift.staff === null ? 'Open shift' : nameOf(shift.staff, words)}</strong>
            <span>
              {shiftName(shift.shift_type)} {shiftTimes(shift, words.zone)}
            </span>
            <span className={kit['note']}>{shiftStateWords(shift)}</span>
            {marks[shift.id]?.map(({ tone, brief, words: sentence }) => (
              <Flag key={sentence} tone={tone}>
                {brief}
              </Flag>
            ))}
          </button>
          <p className="print-only">
            {shift.staff === null ? 'Open shift' : nameOf(shift.staff, words)}: {shiftName(shift.shift_type)}{' '}
            {shiftTimes(shift, words.zone)}, {shiftStateWords(shift)}
          </p>
        </li>
      ))}
    </ul>
  );
}
