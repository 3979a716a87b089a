import { compareNames } from '../../kit/names/compare-names.ts';
import { hoursBetween } from '../../kit/time/time.ts';
import { hoursWords } from '../hours-words.ts';
import { overlap } from '../rest.ts';
import type { Rota } from '../rota.ts';
import type { RuledPerson } from '../rules/person-rules.ts';
import type { RuledShift } from '../rules/rota-finding.ts';
import { shiftFindings } from '../rules/shift-findings.ts';
import { shiftBlock, type PlannedPerson } from '../shift-block.ts';
import { isWork } from '../working-hours.ts';

/** A stretch of work that somebody is looked for. */
export interface Gap extends Pick<Rota, 'home' | 'date' | 'shift_type' | 'start_at' | 'end_at'> {
  /** Residents who ask for personal care by women or by men, and for whom nobody on the shift fits yet. */
  readonly wishes: readonly { readonly name: string; readonly by: 'women' | 'men' }[];
}

export type CandidateFacts = PlannedPerson &
  RuledPerson & {
    readonly id: string;
    readonly name: string;
    readonly gender: string | null;
    readonly employment_type: string | null;
    readonly contracted_hours: number | null;
    /** Shifts in this house during the last four weeks: who was here knows the residents. */
    readonly shifts_here: number;
    readonly shifts: readonly RuledShift[];
    /** Hours of the week of the gap, in every house. */
    readonly week_hours: number;
  };

export interface GapCandidate {
  readonly staff: string;
  readonly name: string;
  readonly can: boolean;
  /** What speaks for and against it, the gravest first. */
  readonly reasons: readonly string[];
}

/** Points that put somebody further down: our own weights, in the order in which a planner weighs. */
const weights = { finding: 100, agency: 60, wish: 50, overContract: 30, stranger: 20, bank: 10 } as const;
const knownHere = 4;

interface Weighed extends GapCandidate {
  readonly points: number;
}

const genders = { women: 'female', men: 'male' } as const;
const byWhom = { women: 'a woman', men: 'a man' } as const;

/** What a candidate is to those who ask for personal care by women or by men: met, or still to be met. */
function wishReasons({ gender }: CandidateFacts, { wishes }: Gap) {
  const isMet = ({ by }: Gap['wishes'][number]) => genders[by] === gender;
  const said = (those: Gap['wishes']) => those.map(({ name, by }) => `${name} asks for ${byWhom[by]}`).join(', ');
  const [met, open] = [wishes.filter(isMet), wishes.filter((one) => !isMet(one))];
  return {
    open: open.length,
    words: [
      ...(met.length > 0 ? [`Fits personal care: ${said(met)}.`] : []),
      ...(open.length > 0 ? [`Nobody on this shift would fit personal care: ${said(open)}.`] : []),
    ],
  };
}

function weighed(person: CandidateFacts, gap: Gap, zone: string): Weighed {
  const shift = {
    ...gap,
    status: 'draft',
    actual_start: null,
    actual_end: null,
    break_minutes: 0,
    sleep_in_disturbances: [],
  };
  const isBusy = person.shifts.some((other) => isWork(other) && overlap(other, gap));
  const block = isBusy ? 'Already has a shift at this time.' : shiftBlock(person, gap);
  const { id: staff, name } = person;
  if (block) return { staff, name, can: false, reasons: [block], points: Infinity };
  const findings = shiftFindings({ shift, others: person.shifts, person, zone });
  const hours = person.week_hours + hoursBetween(gap.start_at, gap.end_at);
  const over = person.contracted_hours !== null && hours > person.contracted_hours;
  const isAgency = person.employment_type === 'agency';
  const isKnown = person.shifts_here >= knownHere;
  const wish = wishReasons(person, gap);
  const contract = person.contracted_hours === null ? '' : ` of ${hoursWords(person.contracted_hours)} in the contract`;
  return {
    staff,
    name,
    can: true,
    reasons: [
      ...findings.map(({ words }) => words),
      ...wish.words,
      `${hoursWords(hours)} in this week with it${contract}.`,
      person.shifts_here > 0
        ? `${person.shifts_here} ${person.shifts_here === 1 ? 'shift' : 'shifts'} here in four weeks${isKnown ? ': knows the residents' : ''}.`
        : 'No shift here in four weeks.',
      ...(isAgency ? ['Agency: costs more.'] : []),
      ...(findings.length === 0 ? ['Rested, trained and not on leave.'] : []),
    ],
    points:
      findings.length * weights.finding +
      (isAgency ? weights.agency : 0) +
      (person.employment_type === 'bank' ? weights.bank : 0) +
      (over ? weights.overContract : 0) +
      (isKnown ? 0 : weights.stranger) +
      wish.open * weights.wish +
      hours / 10,
  };
}

/** Who could fill a gap, the likeliest first; whoever cannot stands at the end with the reason. */
export const gapCandidates = (people: readonly CandidateFacts[], gap: Gap, zone: string): readonly GapCandidate[] =>
  people
    .map((person) => weighed(person, gap, zone))
    .toSorted((a, b) => a.points - b.points || compareNames(a.name, b.name))
    .map(({ staff, name, can, reasons }) => ({ staff, name, can, reasons }));
