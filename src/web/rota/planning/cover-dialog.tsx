import { shiftSkills, type CoverCell } from '#domain/rota/cover/day-cover.ts';
import type { GridShift } from '#domain/rota/grid/rota-grid.ts';
import { lookSaid, rotaDay, shiftName, shiftTimes } from '#domain/rota/grid/shift-words.ts';
import { wallClock } from '#domain/kit/time/time.ts';
import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { Flag } from '../../kit/ui/flags.tsx';
import { nameOf, type PlanningWords } from './edits.ts';
import form from '../../kit/styles/form.module.css';
import kit from '../../kit/styles/kit.module.css';

interface CoverProps {
  cell: CoverCell;
  shifts: readonly GridShift[];
  words: PlanningWords;
  onClose(): void;
  /** Who could fill the gap. */
  children?: ReactNode;
}

/** The sum behind a figure of the strip: what the house needs, who is there, and what is missing when. */
export function CoverDialog({ cell, shifts, words, onClose, children }: CoverProps) {
  const { zone } = words;
  const there = shifts.filter(({ id }) => cell.shifts.includes(id));
  const clock = (moment: string) => wallClock(moment, zone).time;
  return (
    <Modal opened onClose={onClose} title={`${shiftName(cell.shift)}, ${rotaDay(cell.date)}`}>
      <dl className={kit['facts']}>
        <dt>Needed, as the house is set</dt>
        <dd>
          {cell.needed} from {clock(cell.from)} to {clock(cell.to)}
        </dd>
        <dt>Planned, at the thinnest moment</dt>
        <dd>
          {cell.planned}, of these published {cell.published}
        </dd>
      </dl>
      <ul className={kit['list']} aria-label="Who is counted">
        {there.map((shift) => (
          <li key={shift.id}>
            {nameOf(shift.staff, words)} · {shiftName(shift.shift_type)} {shiftTimes(shift, zone)} · {lookSaid(shift)}
          </li>
        ))}
      </ul>
      {cell.short.map(({ from, to, missing }) => (
        <p key={from}>
          <Flag tone="danger">
            {missing} short from {clock(from)} to {clock(to)}
          </Flag>
        </p>
      ))}
      {cell.lacks.map((skill) => (
        <p key={skill}>
          <Flag tone="watch">Without {shiftSkills[skill]}</Flag>
        </p>
      ))}
      {children}
      <div className={form['buttons']}>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </div>
    </Modal>
  );
}
