import type { Day, Moment } from '../../kit/time/time.ts';
import { shiftBlock, type PlannedPerson } from '../shift-block.ts';
import { isWork } from '../working-hours.ts';
import type { WeekAverage } from './hours-rules.ts';
import type { RuledPerson } from './person-rules.ts';
import type { RuledShift } from './rota-finding.ts';
import { shiftFindings } from './shift-findings.ts';
import { shiftHours } from '../shift-hours.ts';

/** What stands against a shift as it is on the rota: in a few words on its chip, in a sentence where it is opened. */
export interface RotaMark {
  readonly tone: 'danger' | 'watch';
  readonly brief: string;
  readonly words: string;
}

/** The marks of the shifts of some days, by their ids; a shift without any is left out. */
export type RotaMarks = Readonly<Record<string, readonly RotaMark[]>>;

export interface MarkedShift extends RuledShift {
  readonly id: string;
  readonly home: string;
  readonly date: Day;
  readonly override_reason: string | null;
}

interface Marking {
  /** Everything the person does, in every house; the shifts that are marked are among it. */
  readonly all: readonly MarkedShift[];
  readonly person: PlannedPerson & RuledPerson;
  readonly zone: string;
  readonly averageOf?: (until: Moment) => WeekAverage;
}

function block(shift: MarkedShift, person: PlannedPerson): readonly RotaMark[] {
  const words = shiftBlock(person, shift);
  if (words === null) return [];
  return shift.override_reason === null
    ? [{ tone: 'danger', brief: 'May not work', words }]
    : [{ tone: 'watch', brief: 'Rule overridden', words: `${words} Overridden: ${shift.override_reason}` }];
}

/** A published shift is marked like a draft: a rule may have come to stand against it since. */
export function shiftMarks(shift: MarkedShift, { all, ...around }: Marking): readonly RotaMark[] {
  if (!isWork(shift)) return [];
  const others = all.filter(({ id }) => id !== shift.id);
  const found = [...shiftFindings({ shift, others, ...around }), ...shiftHours(shift)];
  return [
    ...block(shift, around.person),
    ...found.map(({ brief, words }) => ({ tone: 'watch' as const, brief, words })),
  ];
}
