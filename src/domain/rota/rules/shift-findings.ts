import type { Day } from '../../kit/time/time.ts';
import { isWork } from '../working-hours.ts';
import { averageHours } from './hours-rules.ts';
import { onLeave, trainingOver, type RuledPerson } from './person-rules.ts';
import { dailyRest, weeklyRest } from './rest-rules.ts';
import type { RotaFinding, RuledShift } from './rota-finding.ts';

interface Ruled {
  readonly shift: RuledShift & { readonly date: Day };
  /** What else the person does, in every house, from seventeen weeks before to two weeks after. */
  readonly others: readonly RuledShift[];
  readonly person: RuledPerson;
  readonly zone: string;
}

/** Everything that stands against a person on a shift without forbidding it, each with its numbers. */
export function shiftFindings({ shift, others, person, zone }: Ruled): readonly RotaFinding[] {
  if (!isWork(shift)) return [];
  return [
    ...onLeave(shift, others),
    ...dailyRest(shift, others),
    ...weeklyRest(shift, others, zone),
    ...averageHours(shift, others, { hasOptedOut: person.wtr_opt_out, zone }),
    ...trainingOver(person, shift.date),
  ];
}
