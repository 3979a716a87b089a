import { drunkWords, isOverLimit, millilitres as ml, type FluidRange } from '../../../daily-care/fluids/fluid-range.ts';
import {
  addDays,
  compareMoments,
  hoursBetween,
  localTime,
  minutesOfDay,
  momentAt,
  type Day,
  type Moment,
  type Time,
} from '../../../kit/time/time.ts';
import { wakingDay } from '../../../kit/time/waking-day.ts';
import type { Severity } from '../../../kit/traits/severity.ts';
import type { AlertRule, Finding, AlertContext } from '../../engine/alert-rule.ts';

/** How one resident drinks. Days are fluid days; a figure that nobody recorded is nought only where the chart is kept. */
export interface FluidFacts extends FluidRange {
  readonly resident: string;
  readonly tracked: boolean;
  /** The fluid day of now. */
  readonly fluid_day: Day;
  readonly day_began: Moment;
  readonly today_ml: number;
  readonly expected_ml: number | null;
  readonly yesterday_ml: number;
  readonly day_before_ml: number;
  readonly last_drink_at: Moment | null;
  /** Drinks that were not as thick as the profile asks: of the last day, and those told of before and not yet answered. */
  readonly wrong_thickness: readonly { readonly id: string; readonly given: number | null; readonly asked: number }[];
  /** Urine colours of the last day, the newest last. */
  readonly urine_colours: readonly number[];
  /** When dark urine was last seen in that day. */
  readonly dark_at: Moment | null;
}

type FluidRule = AlertRule<readonly FluidFacts[]>;

const about = (
  { resident }: FluidFacts,
  severity: Severity,
  saw: string,
  occasions: readonly string[] = [],
): Finding => ({ resident, object: null, severity, saw, occasions });
const yesterday = ({ fluid_day }: FluidFacts): Day => addDays(fluid_day, -1);
const isPast = (time: Time, { now, zone }: AlertContext): boolean =>
  minutesOfDay(localTime(now, zone)) >= minutesOfDay(time);

/** A rule about residents whose drinks are charted: silence about the others is no alarm. */
const charted =
  (find: (facts: FluidFacts, at: AlertContext) => readonly Finding[]): FluidRule['find'] =>
  (all, at) =>
    all.filter(({ tracked }) => tracked).flatMap((facts) => find(facts, at));

// The floor of NICE-cited practice for a day's drinks.
const dailyFloor = 1500;
const darkUrine = 6;

function wakingHoursWithout({ last_drink_at }: FluidFacts, { now, today, zone }: AlertContext): number | null {
  const time = minutesOfDay(localTime(now, zone));
  if (time < minutesOfDay(wakingDay.from) || time >= minutesOfDay(wakingDay.to)) return null;
  const up = momentAt(today, wakingDay.from, zone);
  return hoursBetween(last_drink_at !== null && last_drink_at > up ? last_drink_at : up, now);
}

export const fluidAlerts: readonly FluidRule[] = [
  {
    code: 'FL-1',
    category: 'clinical',
    title: 'Drinking is behind',
    to: ['team'],
    source: 'Our own figure',
    says: (s) => `By ${s.fluid_pace_time} less than ${s.fluid_pace_pct} % of the day’s target has been drunk.`,
    clears: 'It clears when the resident has caught up with what is expected by now.',
    find: charted((facts, at) => {
      const { today_ml, target_ml, expected_ml, resident } = facts;
      if (target_ml === null || expected_ml === null) return [];
      const limit = (target_ml * at.settings.fluid_pace_pct) / 100;
      const isBehind =
        isPast(at.settings.fluid_pace_time, at) &&
        (today_ml < limit || (at.isOpen('FL-1', resident) && today_ml < expected_ml));
      return isBehind
        ? [
            about(
              facts,
              'low',
              `Drank ${drunkWords({ ...facts, intake_ml: today_ml })}; ${ml(expected_ml)} expected by now.`,
              [facts.fluid_day],
            ),
          ]
        : [];
    }),
  },
  {
    code: 'FL-2',
    category: 'clinical',
    title: 'A day with too little to drink',
    to: ['lead', 'key_worker'],
    source: 'Target: British Dietetic Association; share: our own figure',
    answeredByPlan: true,
    says: (s) =>
      `A fluid day closed below ${s.fluid_low_pct} % of the target. Residents on a fluid restriction are left out.`,
    clears: 'It clears when the next day reaches the same share, or with an action plan.',
    find: charted((facts, { settings }) => {
      if (facts.target_ml === null || facts.limit_ml !== null) return [];
      const limit = (facts.target_ml * settings.fluid_low_pct) / 100;
      const isLow = facts.yesterday_ml < limit && facts.today_ml < limit;
      return isLow
        ? [about(facts, 'medium', `Yesterday ${ml(facts.yesterday_ml)} of ${ml(facts.target_ml)}.`, [yesterday(facts)])]
        : [];
    }),
  },
  {
    code: 'FL-3',
    category: 'clinical',
    title: 'Far too little to drink',
    to: ['lead', 'manager'],
    source: '1,500 ml a day is the floor of hydration guidance for care homes; 1,000 ml is our own figure',
    answeredByPlan: true,
    says: (s) =>
      `A fluid day closed below ${ml(s.fluid_low_ml)}, or two in a row below ${ml(dailyFloor)}, without a fluid restriction.`,
    clears: `It clears when a day reaches ${ml(dailyFloor)}, or with an action plan that says which clinician was asked.`,
    find: charted((facts, { settings }) => {
      const { yesterday_ml, day_before_ml, today_ml, limit_ml } = facts;
      const isDry = yesterday_ml < settings.fluid_low_ml || (yesterday_ml < dailyFloor && day_before_ml < dailyFloor);
      return limit_ml === null && isDry && today_ml < dailyFloor
        ? [
            about(facts, 'high', `Yesterday ${ml(yesterday_ml)}, the day before ${ml(day_before_ml)}.`, [
              yesterday(facts),
            ]),
          ]
        : [];
    }),
  },
  {
    code: 'FL-4',
    category: 'clinical',
    title: 'More to drink than agreed',
    to: ['lead', 'manager'],
    source: 'The resident’s own fluid restriction',
    answeredByPlan: true,
    says: () => 'A resident with a fluid restriction has had more than it allows today.',
    clears: 'It clears with an action plan.',
    find: (all, { waitingSince }) =>
      all.flatMap((facts) => {
        const { resident, limit_ml, today_ml, fluid_day, day_began } = facts;
        const drunk = { ...facts, intake_ml: today_ml };
        if (isOverLimit(drunk)) return [about(facts, 'high', `Drank ${drunkWords(drunk)}.`, [fluid_day])];
        const since = waitingSince('FL-4', resident);
        return limit_ml !== null && since !== null && compareMoments(since, day_began) < 0
          ? [about(facts, 'high', `Drank more than ${ml(limit_ml)} on a day before; nothing says what was done.`)]
          : [];
      }),
  },
  {
    code: 'FL-5',
    category: 'safety',
    title: 'A drink was not as thick as agreed',
    to: ['lead', 'manager'],
    source: 'IDDSI level on the resident’s profile',
    answeredByPlan: true,
    says: () => 'A drink was given in another thickness than the resident’s profile asks for.',
    clears: 'It clears when the entry is corrected or withdrawn, when an incident reports it, or with an action plan.',
    find: (all) =>
      all.flatMap(({ resident, wrong_thickness }) =>
        wrong_thickness.map(({ id, given, asked }) => ({
          resident,
          object: { entity: 'fluid_intake', id },
          severity: 'high' as const,
          saw: `Level ${given ?? 'not recorded'} was given; the profile asks for level ${asked}.`,
        })),
      ),
  },
  {
    code: 'FL-6',
    category: 'clinical',
    title: 'No drink recorded for a while',
    to: ['team'],
    source: 'Our own figure',
    says: (s) => `No drink has been recorded for ${s.drink_gap_hours} waking hours.`,
    clears: 'It clears with the next drink that is recorded.',
    find: charted((facts, at) => {
      const hours = wakingHoursWithout(facts, at);
      return hours !== null && hours >= at.settings.drink_gap_hours
        ? [
            about(
              facts,
              'low',
              facts.last_drink_at === null
                ? 'No drink has been recorded for two days.'
                : `The last drink was ${Math.floor(hoursBetween(facts.last_drink_at, at.now))} hours ago.`,
              [facts.last_drink_at ?? facts.fluid_day],
            ),
          ]
        : [];
    }),
  },
  {
    code: 'FL-7',
    category: 'clinical',
    title: 'Dark urine more than once',
    to: ['lead'],
    source: 'Our own figure',
    answeredByPlan: true,
    says: () => `Urine of colour ${darkUrine} or darker was seen twice within 24 hours.`,
    clears: 'It clears with an action plan.',
    find: (all, { waitingSince }) =>
      all.flatMap((facts) => {
        const isDark = facts.urine_colours.filter((colour) => colour >= darkUrine).length >= 2;
        if (isDark)
          return [
            about(
              facts,
              'medium',
              `Colours seen: ${facts.urine_colours.join(', ')}.`,
              facts.dark_at === null ? [] : [facts.dark_at],
            ),
          ];
        return waitingSince('FL-7', facts.resident) !== null
          ? [about(facts, 'medium', 'Seen twice on a day before; nothing says what was done.')]
          : [];
      }),
  },
];
