import { weekdayAndDay } from '#domain/kit/time/day-words.ts';
import { coverTone, type CoverCell } from '#domain/rota/cover/day-cover.ts';
import { shiftSkills } from '#domain/rota/cover/shift-skills.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { shiftName } from '#domain/rota/grid/shift-words.ts';
import { staffedShifts } from '#domain/rota/staffing-gap.ts';
import { IconAlertOctagon, IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { memo } from 'react';
import { asCell, asRow, asRowHead } from './grid-roles.ts';
import css from './cover-strip.module.css';

const icons = { good: IconCheck, watch: IconAlertTriangle, danger: IconAlertOctagon } as const;
const toneWords = { good: 'enough', watch: 'look again', danger: 'too few' } as const;

interface StripProps {
  cells: readonly CoverCell[];
  days: readonly Day[];
  onOpen(cell: CoverCell): void;
}

/** Need against cover, above the people; each figure opens its sum. */
export const CoverStrip = memo(function CoverStrip({ cells, days, onOpen }: StripProps) {
  const shown = staffedShifts.filter((shift) => cells.some((cell) => cell.shift === shift));
  return shown.map((shift) => (
    <tr key={shift} {...asRow} className={css['cover']}>
      <th {...asRowHead}>{shiftName(shift)}</th>
      {days.map((day) => {
        const cell = cells.find((one) => one.date === day && one.shift === shift);
        return (
          <td key={day} {...asCell}>
            {cell && <Figure cell={cell} onOpen={onOpen} />}
          </td>
        );
      })}
      <td aria-hidden />
    </tr>
  ));
});

/** Need against cover of one day, on a phone. */
export function DayFigures({ cells, onOpen }: Pick<StripProps, 'cells' | 'onOpen'>) {
  const shown = staffedShifts.flatMap((shift) => cells.filter((cell) => cell.shift === shift));
  return shown.length === 0 ? null : (
    <section className={css['figures']} aria-label="Need against cover">
      {shown.map((cell) => (
        <Figure key={cell.shift} cell={cell} onOpen={onOpen} isNamed />
      ))}
    </section>
  );
}

interface FigureProps {
  cell: CoverCell;
  onOpen(cell: CoverCell): void;
  /** Where no heading of a line says which shift it is. */
  isNamed?: boolean;
}

function Figure({ cell, onOpen, isNamed = false }: FigureProps) {
  const tone = coverTone(cell);
  const Icon = icons[tone];
  const seen = `${cell.planned}/${cell.need.people}`;
  const lacks = cell.lacks.map((skill) => `without ${shiftSkills[skill]}`);
  return (
    <>
      <button
        type="button"
        className={css['figure']}
        data-tone={tone}
        aria-label={[
          // What is seen is said first and as it is seen, for whoever speaks to the device.
          isNamed
            ? `${shiftName(cell.shift, true)} ${seen}, ${weekdayAndDay(cell.date)}`
            : `${shiftName(cell.shift)}, ${weekdayAndDay(cell.date)}: ${seen}`,
          toneWords[tone],
          ...lacks,
        ].join(', ')}
        onClick={() => onOpen(cell)}
      >
        {isNamed && <span>{shiftName(cell.shift, true)}</span>}{' '}
        <span className={css['count']}>
          {seen} <Icon size={16} aria-hidden />
        </span>
      </button>
      <span className="print-only">
        {isNamed && `${shiftName(cell.shift)} `}
        {seen}
      </span>
    </>
  );
}
