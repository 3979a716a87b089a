import { hoursBetween, type Day, type Moment } from '../../kit/time/time.ts';
import { isWork } from '../working-hours.ts';
import { averageHours, weekAverage, type WeekAverage } from './hours-rules.ts';
import { onLeave, trainingOver, type RuledPerson } from './person-rules.ts';
import { dailyRest, weeklyRest } from './rest-rules.ts';
import type { RotaFinding, RuledShift } from './rota-finding.ts';

interface Ruled {
  readonly shift: RuledShift & { readonly date: Day };
  /** What else the person does, in every house, from seventeen weeks before to two weeks after. */
  readonly others: readonly RuledShift[];
  readonly person: RuledPerson;
  readonly zone: string;
  /** For whoever looks at many shifts of one person: the average is the same for all of a week. */
  readonly averageOf?: (until: Moment) => WeekAverage;
}

/** The rules about rest and leave look no further than the fortnight before and after. */
const nearHours = 16 * 24;

/** Everything that stands against a person on a shift without forbidding it, each with its numbers. */
export function shiftFindings({ shift, others, person, zone, averageOf }: Ruled): readonly RotaFinding[] {
  if (!isWork(shift)) return [];
  const near = others.filter(({ start_at }) => Math.abs(hoursBetween(start_at, shift.start_at)) <= nearHours);
  return [
    ...onLeave(shift, near),
    ...dailyRest(shift, near),
    ...weeklyRest(shift, near, zone),
    ...averageHours(shift, {
      hasOptedOut: person.wtr_opt_out,
      zone,
      averageOf: averageOf ?? ((until) => weekAverage([...others, shift], until)),
    }),
    ...trainingOver(person, shift.date),
  ];
}
