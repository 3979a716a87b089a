import { hoursBetween, localTime, minutesOfDay, momentAt, type Moment, type Time } from '../kit/time.ts';
import type { AlertRule, Finding, Judging, Severity } from './alert-rule.ts';

/** How one resident drinks. Days are fluid days; a figure that nobody recorded is nought only where the chart is kept. */
export interface FluidFacts {
  readonly resident: string;
  readonly tracked: boolean;
  readonly target_ml: number;
  readonly restriction_ml: number | null;
  readonly today_ml: number;
  readonly expected_ml: number;
  readonly yesterday_ml: number;
  readonly day_before_ml: number;
  readonly last_drink_at: Moment | null;
  /** Drinks of the last day that were not as thick as the profile asks. */
  readonly wrong_thickness: readonly { readonly id: string; readonly given: number | null; readonly asked: number }[];
  /** Urine colours of the last day. */
  readonly urine_colours: readonly number[];
}

type FluidRule = AlertRule<readonly FluidFacts[]>;

const ml = (amount: number): string => `${amount.toLocaleString('en-GB')} ml`;
const about = ({ resident }: FluidFacts, severity: Severity, saw: string): Finding => ({ resident, object: null, severity, saw });
const isPast = (time: Time, { now, zone }: Judging): boolean => minutesOfDay(localTime(now, zone)) >= minutesOfDay(time);

/** A rule about residents whose drinks are charted: silence about the others is no alarm. */
const charted = (find: (facts: FluidFacts, at: Judging) => readonly Finding[]): FluidRule['find'] => (all, at) =>
  all.filter(({ tracked }) => tracked).flatMap((facts) => find(facts, at));

// Drinks are expected while people are up; our own choice.
const waking = { from: '07:00', to: '22:00' } as const;
// The floor of NICE-cited practice for a day's drinks.
const dailyFloor = 1500;

function wakingHoursWithout({ last_drink_at }: FluidFacts, { now, today, zone }: Judging): number | null {
  const time = minutesOfDay(localTime(now, zone));
  if (last_drink_at === null || time < minutesOfDay(waking.from) || time >= minutesOfDay(waking.to)) return null;
  const up = momentAt(today, waking.from, zone);
  return hoursBetween(last_drink_at > up ? last_drink_at : up, now);
}

export const fluidAlerts: readonly FluidRule[] = [
  {
    code: 'FL-1', category: 'clinical', title: 'Drinking is behind', to: ['team'], source: 'Our own figure',
    says: (s) => `By ${s.fluid_pace_time} less than ${s.fluid_pace_pct} % of the day’s target has been drunk.`,
    clears: 'It clears when the resident has caught up with what is expected by now.',
    find: charted((facts, at) => {
      const { today_ml, target_ml, expected_ml, resident } = facts;
      const limit = (target_ml * at.settings.fluid_pace_pct) / 100;
      const isBehind = isPast(at.settings.fluid_pace_time, at) && (today_ml < limit || (at.stands('FL-1', resident) && today_ml < expected_ml));
      return isBehind ? [about(facts, 'low', `Drank ${ml(today_ml)} of ${ml(target_ml)}; ${ml(expected_ml)} expected by now.`)] : [];
    }),
  },
  {
    code: 'FL-2', category: 'clinical', title: 'A day with too little to drink', to: ['lead', 'key_worker'], source: 'Target: British Dietetic Association; share: our own figure', answeredByPlan: true,
    says: (s) => `A fluid day closed below ${s.fluid_low_pct} % of the target. Residents on a fluid restriction are left out.`,
    clears: 'It clears when the next day reaches the same share, or with an action plan.',
    find: charted((facts, { settings }) => {
      const limit = (facts.target_ml * settings.fluid_low_pct) / 100;
      const isLow = facts.restriction_ml === null && facts.yesterday_ml < limit && facts.today_ml < limit;
      return isLow ? [about(facts, 'medium', `Yesterday ${ml(facts.yesterday_ml)} of ${ml(facts.target_ml)}.`)] : [];
    }),
  },
  {
    code: 'FL-3', category: 'clinical', title: 'Far too little to drink', to: ['lead', 'manager'], source: '1,500 ml a day is the floor of hydration guidance for care homes; 1,000 ml is our own figure', answeredByPlan: true,
    says: (s) => `A fluid day closed below ${ml(s.fluid_low_ml)}, or two in a row below ${ml(dailyFloor)}, without a fluid restriction.`,
    clears: `It clears when a day reaches ${ml(dailyFloor)}, or with an action plan that says which clinician was asked.`,
    find: charted((facts, { settings }) => {
      const { yesterday_ml, day_before_ml, today_ml, restriction_ml } = facts;
      const isDry = yesterday_ml < settings.fluid_low_ml || (yesterday_ml < dailyFloor && day_before_ml < dailyFloor);
      return restriction_ml === null && isDry && today_ml < dailyFloor ? [about(facts, 'high', `Yesterday ${ml(yesterday_ml)}, the day before ${ml(day_before_ml)}.`)] : [];
    }),
  },
  {
    code: 'FL-4', category: 'clinical', title: 'More to drink than agreed', to: ['lead', 'manager'], source: 'The resident’s own fluid restriction', answeredByPlan: true,
    says: () => 'A resident with a fluid restriction has had more than it allows today.',
    clears: 'It clears with an action plan, or when the new fluid day begins.',
    find: (all) => all.filter(({ restriction_ml, today_ml }) => restriction_ml !== null && today_ml > restriction_ml).map((facts) => about(facts, 'high', `Drank ${ml(facts.today_ml)}; at most ${ml(facts.restriction_ml ?? 0)} is allowed.`)),
  },
  {
    code: 'FL-5', category: 'safety', title: 'A drink was not as thick as agreed', to: ['lead', 'manager'], source: 'IDDSI level on the resident’s profile', answeredByPlan: true,
    says: () => 'A drink was given in another thickness than the resident’s profile asks for.',
    clears: 'It clears when the entry is corrected or withdrawn, or with an action plan.',
    find: (all) => all.flatMap(({ resident, wrong_thickness }) => wrong_thickness.map(({ id, given, asked }) => ({
      resident, object: { entity: 'fluid_intake', id }, severity: 'high' as const, saw: `Level ${given ?? 'not recorded'} was given; the profile asks for level ${asked}.`,
    }))),
  },
  {
    code: 'FL-6', category: 'clinical', title: 'No drink recorded for a while', to: ['team'], source: 'Our own figure',
    says: (s) => `No drink has been recorded for ${s.drink_gap_hours} waking hours.`,
    clears: 'It clears with the next drink that is recorded.',
    find: charted((facts, at) => {
      const hours = wakingHoursWithout(facts, at);
      return hours !== null && hours >= at.settings.drink_gap_hours ? [about(facts, 'low', `The last drink was ${Math.floor(hours)} hours ago.`)] : [];
    }),
  },
  {
    code: 'FL-7', category: 'clinical', title: 'Dark urine more than once', to: ['lead'], source: 'Our own figure', answeredByPlan: true,
    says: () => 'Urine of colour 6 or darker was seen twice within 24 hours.',
    clears: 'It clears with an action plan, or when a day has passed without.',
    find: (all) => all.filter(({ urine_colours }) => urine_colours.filter((colour) => colour >= 6).length >= 2).map((facts) => about(facts, 'medium', `Colours seen: ${facts.urine_colours.join(', ')}.`)),
  },
];
