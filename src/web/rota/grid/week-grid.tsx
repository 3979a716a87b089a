import { hoursSaid } from '#domain/rota/hours-said.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { rotaDay } from '#domain/rota/grid/shift-words.ts';
import type { GridRow, GridShift } from '#domain/rota/grid/rota-grid.ts';
import type { RotaMarks } from '#domain/rota/rules/rota-marks.ts';
import { memo, useRef, type CSSProperties, type ReactNode } from 'react';
import { PersonFace } from '../../kit/person/person-face.tsx';
import type { GridActs } from './grid-acts.ts';
import { asCell, asColumnHead, asGrid, asGroup, asRow, asRowHead } from './grid-roles.ts';
import { ShiftChip } from './shift-chip.tsx';
import { marksSaid } from './use-marks.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useShiftDrag } from './use-shift-drag.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './rota-grid.module.css';

interface WeekGridProps {
  rows: readonly GridRow[];
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

const columnsOf = (days: number) => ({ '--days': days }) as CSSProperties;

/** Staff by days: arrow keys move, Enter opens, and everything a pointer can do a key can. */
export function WeekGrid({ rows, days, today, zone, acts, mayPlan, isCarrying, marks, head }: WeekGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const shiftOf = (id: string) => rows.flatMap(({ cells }) => cells.flat()).find((shift) => shift.id === id);
  const keys = useGridKeys(grid, { shiftOf, acts, mayPlan });
  const drag = useShiftDrag(grid, { shiftOf, acts, zone });
  return (
    <div className={css['scroller']} data-long={days.length > 7 || undefined} style={columnsOf(days.length)}>
      <table
        ref={grid}
        {...asGrid}
        aria-label="Rota by person and day"
        className={css['grid']}
        data-carrying={isCarrying || undefined}
        {...keys}
        {...drag}
      >
        <thead {...asGroup}>
          <tr {...asRow}>
            <th {...asColumnHead}>Who</th>
            {days.map((day) => (
              <th key={day} {...asColumnHead} data-today={day === today || undefined}>
                {rotaDay(day)}
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
              planned={days.map((day) => (mayPlan(day) ? '1' : '0')).join('')}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  row: GridRow;
  days: readonly Day[];
  zone: string;
  marks: RotaMarks;
  isFirst: boolean;
  /** A figure for each day: whether it may be planned. */
  planned: string;
}

const sameRow = (a: RowProps, b: RowProps) =>
  a.days === b.days &&
  a.zone === b.zone &&
  a.planned === b.planned &&
  a.row.person === b.row.person &&
  a.row.cells.every((cell, at) => {
    const other = b.row.cells[at] ?? [];
    return (
      cell.length === other.length &&
      cell.every(
        (shift, place) => shift === other[place] && marksSaid(a.marks[shift.id]) === marksSaid(b.marks[shift.id]),
      )
    );
  });

const PersonRow = memo(function PersonRow({ row, days, zone, marks, isFirst, planned }: RowProps) {
  const { person, cells, hours } = row;
  const name = person ? personName(person) : 'Open shifts';
  return (
    <tr {...asRow} data-open={person === null || undefined}>
      <th {...asRowHead}>
        <span className={css['person']}>
          {person && <PersonFace name={name} photo={person.photo} size={24} />}
          <span>{name}</span>
        </span>
      </th>
      {days.map((day, at) => (
        <Cell
          key={day}
          staff={person?.id ?? null}
          day={day}
          name={name}
          shifts={cells[at] ?? []}
          zone={zone}
          marks={marks}
          isFirst={isFirst && at === 0}
          mayPlan={planned[at] === '1'}
        />
      ))}
      <td {...asCell} className={css['hours']}>
        {hours > 0 ? hoursSaid(hours) : ''}
      </td>
    </tr>
  );
}, sameRow);

interface CellProps {
  staff: string | null;
  day: Day;
  name: string;
  shifts: readonly GridShift[];
  zone: string;
  marks: RotaMarks;
  isFirst: boolean;
  mayPlan: boolean;
}

const ended: readonly string[] = ['worked', 'absent', 'cancelled'];

function Cell({ staff, day, name, shifts, zone, marks, isFirst, mayPlan }: CellProps) {
  const place = `${name}, ${rotaDay(day)}`;
  return (
    <td {...asCell} data-cell data-staff={staff ?? ''} data-day={day}>
      {shifts.map((shift, at) => (
        <ShiftChip
          key={shift.id}
          shift={shift}
          zone={zone}
          marks={marks[shift.id]}
          place={place}
          isFirst={isFirst && at === 0}
          isMovable={mayPlan && !ended.includes(shift.status)}
        />
      ))}
      {shifts.length === 0 && mayPlan && (
        <button
          type="button"
          className={css['free']}
          data-free
          tabIndex={isFirst ? 0 : -1}
          aria-label={`${place}: nothing. Add a shift`}
        />
      )}
    </td>
  );
}
