import { weekdayAndDay } from '#domain/kit/time/day-words.ts';
import { hoursWords } from '#domain/rota/hours-words.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { shiftStateWords, shiftName } from '#domain/rota/grid/shift-words.ts';
import type { RotaGridRow, GridShift } from '#domain/rota/grid/rota-grid.ts';
import type { RotaMarks } from '#domain/rota/rules/rota-marks.ts';
import { memo, useMemo } from 'react';
import { PersonFace } from '../../kit/person/person-face.tsx';
import { within, type GridSpan } from './drawn-cells.ts';
import { asCell, asRow, asRowHead } from './grid-roles.ts';
import { ShiftChip } from './shift-chip.tsx';
import { shiftMarkWords } from './use-shift-marks.ts';
import css from './rota-grid.module.css';

const none: readonly GridShift[] = [];

interface RowProps {
  row: RotaGridRow;
  days: readonly Day[];
  zone: string;
  marks: RotaMarks;
  isFirst: boolean;
  /** A figure for each day: whether it may be planned. */
  planned: string;
  /** The days that are drawn. */
  drawn: GridSpan;
}

const samePlan = (a: RowProps, b: RowProps) =>
  (a.row === b.row && a.marks === b.marks) ||
  (a.row.person === b.row.person &&
    a.row.cells.every((cell, at) => {
      const other = b.row.cells[at] ?? none;
      return (
        cell.length === other.length &&
        cell.every(
          (shift, place) =>
            shift === other[place] && shiftMarkWords(a.marks[shift.id]) === shiftMarkWords(b.marks[shift.id]),
        )
      );
    }));

const sameRow = (a: RowProps, b: RowProps) =>
  a.days === b.days &&
  a.zone === b.zone &&
  a.planned === b.planned &&
  a.drawn[0] === b.drawn[0] &&
  a.drawn[1] === b.drawn[1] &&
  samePlan(a, b);

/** About as many letters fit on a line of a chip. */
const letters = 16;
const linesFor = (words: string) => Math.ceil(words.length / letters);

/** About how tall a cell is, in lines. */
const tallness = (shifts: readonly GridShift[], marks: RotaMarks): number =>
  shifts.reduce((sum, shift) => {
    const brief = marks[shift.id]?.[0]?.brief ?? '';
    return sum + 1 + linesFor(`${shiftName(shift.shift_type, true)} ${shiftStateWords(shift)}`) + linesFor(brief);
  }, 0);

/** The day that makes the line as tall as it is. It is always drawn: a line keeps its height while its days come. */
function tallestOf(cells: RotaGridRow['cells'], marks: RotaMarks): number {
  const tall = cells.map((shifts) => tallness(shifts, marks));
  return tall.indexOf(Math.max(...tall));
}

export const PersonRow = memo(function PersonRow(props: RowProps) {
  const { row, days, zone, marks, isFirst, planned, drawn } = props;
  const { person, cells, hours } = row;
  const tallest = useMemo(() => tallestOf(cells, marks), [cells, marks]);
  const name = person ? personName(person) : 'Open shifts';
  return (
    <tr {...asRow} data-line data-open={person === null || undefined}>
      <th {...asRowHead}>
        <span className={css['person']}>
          {person && (
            <span className="no-print">
              <PersonFace name={name} photo={person.photo} size={24} />
            </span>
          )}
          <span>{name}</span>
        </span>
      </th>
      {days.map(
        (day, at) =>
          (within(at, drawn) || at === tallest) && (
            <Cell
              key={day}
              at={at}
              staff={person?.id ?? null}
              day={day}
              name={name}
              shifts={cells[at] ?? none}
              zone={zone}
              marks={marks}
              isFirst={isFirst && at === 0}
              mayPlan={planned[at] === '1'}
            />
          ),
      )}
      <td {...asCell} className={css['hours']} {...inColumn(days.length)}>
        {hours > 0 ? hoursWords(hours) : ''}
      </td>
    </tr>
  );
}, sameRow);

/** The name has the first column. Where days before it are not drawn, a cell says where it stands. */
const inColumn = (at: number) => ({ 'aria-colindex': at + 2, style: { gridColumn: at + 2 } });

interface CellProps {
  /** Which of the days. */
  at: number;
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

const Cell = memo(function Cell({ at, staff, day, name, shifts, zone, marks, isFirst, mayPlan }: CellProps) {
  const place = `${name}, ${weekdayAndDay(day)}`;
  return (
    <td {...asCell} {...inColumn(at)} data-cell data-staff={staff ?? ''} data-day={day}>
      {shifts.map((shift, order) => (
        <ShiftChip
          key={shift.id}
          shift={shift}
          zone={zone}
          marks={marks[shift.id]}
          place={place}
          isFirst={isFirst && order === 0}
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
});
