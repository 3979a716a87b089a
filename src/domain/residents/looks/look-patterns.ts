import {
  addHours,
  compareMoments,
  hoursBetween,
  instantOf,
  localDay,
  type Day,
  type Moment,
} from '../../kit/time/time.ts';
import { dayCountWords } from '../../kit/time/day-count-words.ts';
import { isOnDuty } from '../../rota/active-shift.ts';
import { asNow, asOf } from './as-of.ts';
import type { Look } from './look.ts';
import { groundsOf, houseOf, weakGrounds, type LookFacts, type LookGround } from './look-grounds.ts';
import { sharedBonds, type ReaderOnFile, type ResidentOnFile } from './shared-bonds.ts';

/** How a person in charge leaves what stood out. */
export const settlementAnswers = {
  seen: 'Seen, nothing to ask',
  explained: 'Explained',
  talked: 'Talked about it',
  passed_on: 'Passed on to the data-protection lead',
} as const;
type SettlementAnswer = keyof typeof settlementAnswers;

export type LookPatternKind = 'off_rota' | 'many_residents' | 'relative' | 'long_after';

/** How a person in charge has left it. */
export interface Settlement {
  readonly answer: SettlementAnswer;
  readonly words: string;
  readonly by: string;
  readonly at: Moment;
}

/** A figure that stands out in what one person read. It says nothing about why. */
export interface LookPattern {
  readonly kind: LookPatternKind;
  /** The same however often it is counted, so that it can be settled. */
  readonly key: string;
  readonly user: string;
  readonly name: string;
  readonly role: string | null;
  readonly resident: { readonly id: string; readonly name: string } | null;
  readonly day: Day;
  readonly first_at: Moment;
  readonly last_at: Moment;
  readonly looks: number;
  readonly residents: number;
  /** What else was seen, each in a sentence. */
  readonly saw: readonly string[];
  readonly settled: Settlement | null;
}

export interface LookPatterns {
  readonly from: Day;
  readonly to: Day;
  readonly zone: string;
  readonly looked_at: number;
  readonly is_cut: boolean;
  /** Days of which the rota shows nobody at work: who was off the rota then is not known. */
  readonly days_without_rota: readonly Day[];
  readonly patterns: readonly LookPattern[];
}

/** When a resident left a house, by moving to another or for good. */
export interface Departure {
  readonly resident: string;
  readonly home: string;
  readonly left_at: Moment;
  readonly reason: 'moved' | 'left';
}

export interface PatternFacts extends LookFacts {
  readonly readers: ReadonlyMap<string, ReaderOnFile>;
  readonly files: ReadonlyMap<string, ResidentOnFile & { readonly name: string }>;
  readonly departures: readonly Departure[];
  readonly zone: string;
}

/** Our own choices. A round of the whole house opens as many in an hour; a letter after somebody left is written within a month. */
export const manyResidents = 12;
export const longAfterDays = 30;

/** A look with why it was possible, worked out once. */
type Explained = Look & { readonly grounds: readonly LookGround[] };

type Found = Pick<LookPattern, 'kind' | 'resident' | 'saw'> & {
  readonly of: readonly string[];
  readonly looks: readonly Look[];
};

/** What stands out in the looks of a house, the newest first. Refused attempts showed nothing and are counted elsewhere. */
export function lookPatterns(all: readonly Look[], facts: PatternFacts): readonly LookPattern[] {
  const looks = all
    .filter(({ resident, result }) => resident !== null && result === 'ok')
    .map((look): Explained => ({ ...look, grounds: groundsOf(look, facts) }));
  const hasRota = plannedHours(facts);
  return [...Map.groupBy(looks, ({ user }) => user).values()]
    .flatMap((own) => [
      ...offRota(own.filter(hasRota), facts),
      ...manyInAnHour(own, facts),
      ...relatives(own, facts),
      ...longAfter(own, facts),
    ])
    .map((found) => patternOf(found, facts))
    .toSorted((a, b) => compareMoments(b.last_at, a.last_at));
}

function patternOf({ kind, resident, saw, of, looks }: Found, { zone }: PatternFacts): LookPattern {
  const [newest] = looks;
  const oldest = looks.at(-1);
  if (!newest || !oldest) throw new Error('a pattern is made of looks');
  return {
    kind,
    key: [kind, newest.user, ...of].join(' '),
    user: newest.user,
    name: newest.name,
    role: newest.role,
    resident,
    day: localDay(newest.at, zone),
    first_at: oldest.at,
    last_at: newest.at,
    looks: looks.length,
    residents: new Set(looks.map((look) => look.resident)).size,
    saw,
    settled: null,
  };
}

const byDay = <L extends Look>(own: readonly L[], zone: string) => [
  ...Map.groupBy(own, ({ at }) => localDay(at, zone)),
];

/** Looked without a shift of theirs at that hour, in a house whose rota says who was at work. */
function offRota(own: readonly Explained[], facts: PatternFacts): readonly Found[] {
  const weak = own.filter(({ grounds }) => grounds.some((ground) => weakGrounds.has(ground)));
  return byDay(weak, facts.zone).map(([day, looks]) => ({
    kind: 'off_rota',
    resident: null,
    of: [day],
    looks,
    saw: nearestShifts(looks, facts),
  }));
}

/** Whether the rota of a house shows anybody at work when somebody looked: where it shows nobody, nobody was off it. */
export function plannedHours(facts: LookFacts): (look: Look) => boolean {
  const hours = new Map<string, (readonly [from: number, to: number])[]>();
  for (const past of new Set([...facts.shifts.values()].flat())) {
    const shift = asNow(past);
    if (shift && !shift.is_deleted && isOnDuty(shift))
      hours.set(shift.home, [
        ...(hours.get(shift.home) ?? []),
        [instantOf(shift.start_at), instantOf(shift.end_at)] as const,
      ]);
  }
  return (look) => {
    const at = instantOf(look.at);
    return (hours.get(houseOf(look, facts) ?? '') ?? []).some(([from, to]) => from <= at && at < to);
  };
}

const hoursSaid = (hours: number): string => {
  if (hours >= 48) return dayCountWords(Math.round(hours / 24));
  return Math.round(hours) === 1 ? '1 hour' : `${Math.round(hours)} hours`;
};

function nearestShifts(looks: readonly Look[], facts: LookFacts): readonly string[] {
  const [newest] = looks;
  const oldest = looks.at(-1);
  if (!newest || !oldest) return [];
  const shifts = (facts.shifts.get(newest.user) ?? [])
    .flatMap((past) => asNow(past) ?? [])
    .filter((shift) => shift.staff === newest.user && !shift.is_deleted && isOnDuty(shift));
  const since = shifts.map(({ end_at }) => hoursBetween(end_at, oldest.at)).filter((hours) => hours > 0);
  const until = shifts.map(({ start_at }) => hoursBetween(newest.at, start_at)).filter((hours) => hours > 0);
  return [
    since.length > 0
      ? `Their last shift ended ${hoursSaid(Math.min(...since))} before.`
      : 'No shift of theirs in the two days before.',
    ...(until.length > 0 ? [`Their next one begins ${hoursSaid(Math.min(...until))} later.`] : []),
  ];
}

/** The most residents within any hour of a day. */
function manyInAnHour(own: readonly Explained[], facts: PatternFacts): readonly Found[] {
  const looks = own.filter(({ grounds }) => !grounds.includes('inspector'));
  return byDay(looks, facts.zone).flatMap(([day, ofDay]) => {
    const most = busiestHour(ofDay);
    return new Set(most.map(({ resident }) => resident)).size >= manyResidents
      ? [{ kind: 'many_residents' as const, resident: null, of: [day], looks: most, saw: [] }]
      : [];
  });
}

/** Newest first, as given: the window ends at each look in turn and reaches one hour back. */
function busiestHour(ofDay: readonly Look[]): readonly Look[] {
  let best: readonly Look[] = [];
  let most = 0;
  let end = 0;
  for (const [start, { at }] of ofDay.entries()) {
    const from = addHours(at, -1);
    while (end < ofDay.length && compareMoments(ofDay[end]?.at ?? from, from) >= 0) end++;
    const hour = ofDay.slice(start, end);
    const residents = new Set(hour.map(({ resident }) => resident)).size;
    if (residents > most) [best, most] = [hour, residents];
  }
  return best;
}

function relatives(own: readonly Look[], facts: PatternFacts): readonly Found[] {
  return [...Map.groupBy(own, ({ resident }) => resident ?? '')].flatMap(([id, looks]) => {
    const file = facts.files.get(id);
    const reader = facts.readers.get(looks[0]?.user ?? '');
    const saw = file && reader ? sharedBonds(reader, file) : [];
    // Settled once, it is settled until something else is found in common.
    return file && saw.length > 0
      ? [{ kind: 'relative' as const, resident: { id, name: file.name }, of: [id, String(saw.length)], looks, saw }]
      : [];
  });
}

function longAfter(own: readonly Look[], facts: PatternFacts): readonly Found[] {
  return facts.departures.flatMap((departure) => {
    const file = facts.files.get(departure.resident);
    const looks = own.filter((look) => isLongAfter(look, departure, facts));
    return byDay(looks, facts.zone).flatMap(([day, ofDay]) => {
      const days = Math.floor(hoursBetween(departure.left_at, ofDay[0]?.at ?? departure.left_at) / 24);
      return file
        ? [
            {
              kind: 'long_after' as const,
              resident: { id: departure.resident, name: file.name },
              of: [departure.resident, day],
              looks: ofDay,
              saw: [
                `${departure.reason === 'moved' ? 'They moved house' : 'They left'} ${dayCountWords(days)} before.`,
              ],
            },
          ]
        : [];
    });
  });
}

/** Whoever works where the resident lives now reads on as before. */
function isLongAfter(look: Look, { resident, home, left_at, reason }: Departure, facts: PatternFacts): boolean {
  if (look.resident !== resident || compareMoments(addHours(left_at, 24 * longAfterDays), look.at) > 0) return false;
  const house = houseOf(look, facts);
  if (reason === 'left') return house === home;
  const reader = facts.people.get(look.user);
  const homes = (reader && (asOf(reader, look.at) ?? asNow(reader)))?.homes ?? [];
  return look.home === home && house !== home && house !== null && !homes.includes(house);
}
