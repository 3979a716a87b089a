import { dayWords } from '../../kit/time/day-words.ts';
import type { Day } from '../../kit/time/time.ts';
import { shiftName } from '../grid/shift-words.ts';
import { overlap } from '../rest.ts';
import type { Rota } from '../rota.ts';
import type { RotaFinding, RuledShift } from './rota-finding.ts';

export interface RuledPerson {
  readonly wtr_opt_out: boolean;
  /** Courses by their names. */
  readonly training: readonly { readonly course: string; readonly expires_on: Day | null }[];
}

/** Courses that have run out by the day of the shift. Of what is not on file at all STF-3 tells, once and not for every shift. */
export function trainingOver(person: RuledPerson, date: Day): readonly RotaFinding[] {
  const newest = new Map<string, Day>();
  for (const { course, expires_on } of person.training)
    if (expires_on !== null && expires_on > (newest.get(course) ?? '')) newest.set(course, expires_on);
  const over = [...newest].filter(([, until]) => until < date);
  const said = over.map(([course, until]) => `${course} ran out on ${dayWords(until)}`);
  return said.length > 0
    ? [{ code: 'training_over', field: 'staff', brief: 'Training ran out', words: `Training: ${said.join(', ')}.` }]
    : [];
}

const leave: readonly string[] = ['annual_leave', 'sick', 'off'];
const fellThrough: readonly string[] = ['declined', 'cancelled'];
const isLeave = (shift: RuledShift): shift is RuledShift & Pick<Rota, 'shift_type'> =>
  leave.includes(shift.shift_type) && !fellThrough.includes(shift.status);

/** Somebody is off, ill or on leave at the time of the shift. */
export function onLeave(shift: RuledShift, others: readonly RuledShift[]): readonly RotaFinding[] {
  const away = others.filter(isLeave).find((other) => overlap(other, shift));
  return away
    ? [
        {
          code: 'on_leave',
          field: 'staff',
          brief: shiftName(away.shift_type),
          words: `${shiftName(away.shift_type)} at this time.`,
        },
      ]
    : [];
}
