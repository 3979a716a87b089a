import { weekdayAndDay } from '#domain/kit/time/day-words.ts';
import type { CoverCell } from '#domain/rota/cover/day-cover.ts';
import { needLines, type CareNeed } from '#domain/rota/cover/shift-need.ts';
import { shiftSkills, skillFor, type ShiftSkill } from '#domain/rota/cover/shift-skills.ts';
import type { GridShift } from '#domain/rota/grid/rota-grid.ts';
import { shiftStateWords, shiftName, shiftTimes } from '#domain/rota/grid/shift-words.ts';
import { wallClock } from '#domain/kit/time/time.ts';
import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { Flag } from '../../kit/ui/flags.tsx';
import { nameOf, type PlanningWords } from './edits.ts';
import { NeedSum } from './need-sum.tsx';
import form from '../../kit/styles/form.module.css';
import kit from '../../kit/styles/kit.module.css';

interface CoverProps {
  cell: CoverCell;
  shifts: readonly GridShift[];
  residents: readonly CareNeed[];
  words: PlanningWords;
  onClose(): void;
  /** Who could fill the gap. */
  children?: ReactNode;
}

/** The sum behind a figure of the strip: what is needed and why, who is there, and what is missing when. */
export function CoverDialog({ cell, shifts, residents, words, onClose, children }: CoverProps) {
  const { zone } = words;
  const there = shifts.filter(({ id }) => cell.shifts.includes(id));
  const clock = (moment: string) => wallClock(moment, zone).time;
  return (
    <Modal opened onClose={onClose} title={`${shiftName(cell.shift)}, ${weekdayAndDay(cell.date)}`}>
      <NeedSum cell={cell} lines={needLines(cell.shift, cell.date, residents)} zone={zone} />
      <p>
        <strong>Planned: {cell.planned}</strong> at the thinnest moment, of these published {cell.published}
      </p>
      {there.length > 0 && (
        <ul className={kit['list']} aria-label="Who is there for some of it">
          {there.map((shift) => (
            <li key={shift.id}>
              {nameOf(shift.staff, words)} · {shiftName(shift.shift_type)} {shiftTimes(shift, zone)} ·{' '}
              {shiftStateWords(shift)}
            </li>
          ))}
        </ul>
      )}
      {cell.short.map(({ from, to, missing }) => (
        <p key={from}>
          <Flag tone={cell.planned < cell.need.least ? 'danger' : 'watch'}>
            {missing} short from {clock(from)} to {clock(to)}
          </Flag>
        </p>
      ))}
      {cell.lacks.map((skill) => (
        <p key={skill}>
          <Flag tone="watch">{lackSaid(skill, cell, residents)}</Flag>
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

/** `Without a woman for personal care, asked for by Edith Shaw` */
function lackSaid(skill: ShiftSkill, { date }: CoverCell, residents: readonly CareNeed[]): string {
  const whom = skillFor(skill, date, residents).map(({ name }) => name);
  return `Without ${shiftSkills[skill]}${whom.length > 0 ? `, needed for ${whom.join(', ')}` : ''}`;
}
