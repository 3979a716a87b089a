import { weekdayAndDay } from '#domain/kit/time/day-words.ts';
import type { Day } from '#domain/kit/time/time.ts';
import type { RotaGridRow } from '#domain/rota/grid/rota-grid.ts';
import type { RotaMarks } from '#domain/rota/rules/rota-marks.ts';
import { useRef, type CSSProperties, type ReactNode } from 'react';
import { daysOf } from './drawn-cells.ts';
import type { GridActs } from './grid-acts.ts';
import { asColumnHead, asGrid, asGroup, asRow } from './grid-roles.ts';
import { PersonRow } from './person-row.tsx';
import { useDrawnCells } from './use-drawn-cells.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useShiftDrag } from './use-shift-drag.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './rota-grid.module.css';
import paper from './rota-paper.module.css';

interface WeekGridProps {
  rows: readonly RotaGridRow[];
  days: readonly Day[];
  today: Day;
  zone: string;
  acts: GridActs;
  /** Whether this person may plan on a day. */
  mayPlan(day: Day): boolean;
  isCarrying: boolean;
  marks: RotaMarks;
  /** Lines above the people, such as need against cover. */
  head?: ReactNode;
}

const columnsOf = (days: number): CSSProperties => ({ '--days': days });

/** Staff by days: arrow keys move, Enter opens, and everything a pointer can do a key can. */
export function WeekGrid({ rows, days, today, zone, acts, mayPlan, isCarrying, marks, head }: WeekGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const shiftOf = (id: string) => rows.flatMap(({ cells }) => cells.flat()).find((shift) => shift.id === id);
  const { drawn, drawCell } = useDrawnCells(grid, rows.length, days.length);
  const keys = useGridKeys(grid, { shiftOf, acts, rows, days, mayPlan, drawCell });
  const drag = useShiftDrag(grid, { shiftOf, acts, zone });
  const planned = days.map((day) => (mayPlan(day) ? '1' : '0')).join('');
  return (
    <div
      className={`${css['scroller']} ${paper['paper']}`}
      data-long={days.length > 7 || undefined}
      style={columnsOf(days.length)}
    >
      <table
        ref={grid}
        {...asGrid}
        aria-label="Rota by person and day"
        aria-colcount={days.length + 2}
        className={css['grid']}
        data-carrying={isCarrying || undefined}
        {...keys}
        {...drag}
      >
        <thead {...asGroup}>
          <tr {...asRow}>
            <th {...asColumnHead}>Who</th>
            {days.map((day) => (
              <th key={day} {...asColumnHead} data-column data-today={day === today || undefined}>
                {weekdayAndDay(day)}
                {day === today && <span className={kit['note']}> Today</span>}
              </th>
            ))}
            <th {...asColumnHead}>Hours</th>
          </tr>
        </thead>
        {head && <tbody {...asGroup}>{head}</tbody>}
        <tbody {...asGroup}>
          {rows.map((row, at) => (
            <PersonRow
              key={row.person?.id ?? 'open'}
              row={row}
              days={days}
              zone={zone}
              marks={marks}
              isFirst={at === 0}
              planned={planned}
              drawn={daysOf(drawn, at)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
