import { checkGraceMinutes } from '../daily-care/next-check.ts';
import { minutesBetween, type Day, type Moment } from '../kit/time.ts';
import type { AlertRule, Finding, Severity } from './alert-rule.ts';

export interface NightFacts {
  readonly id: string;
  readonly night_of: Day;
  readonly sleep_hours: number | null;
  readonly status: string;
  readonly check_interval_min: number | null;
  readonly last_check_at: Moment | null;
  readonly settled_at: Moment | null;
  /** When somebody was last seen out of the building at a check, with nobody having planned it. */
  readonly last_state: string | null;
}

export interface SleepFacts {
  readonly resident: string;
  /** Nights, the newest first. */
  readonly nights: readonly NightFacts[];
  readonly is_out_by_plan: boolean;
}

type SleepRule = AlertRule<readonly SleepFacts[]>;

const about = (resident: string, { id }: NightFacts, severity: Severity, saw: string): Finding => ({ resident, object: { entity: 'sleep', id }, severity, saw });
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const hours = (value: number): string => `${value.toFixed(1)} h`;

/** At least 30 % under, in whole numbers, so that exactly 30 % is exactly 30 %. */
const isFarUnder = (slept: number, usual: number): boolean => slept * 10 <= usual * 7;

export const sleepAlerts: readonly SleepRule[] = [
  {
    code: 'SLP-1', category: 'clinical', title: 'Nights have been bad', to: ['lead', 'key_worker'], source: 'Our own figures', answeredByPlan: true,
    says: (s) => `Less than ${s.sleep_low_hours} hours on two nights, or ${s.mean_drop_nights} nights at least 30 % under the mean of the fourteen before.`,
    clears: 'It clears after a night within a tenth of the usual, or with an action plan.',
    find: (all, { settings }) => all.flatMap(({ resident, nights }) => {
      const known = nights.flatMap((night) => (night.sleep_hours === null ? [] : [{ night, slept: night.sleep_hours }]));
      const [last] = known;
      if (!last) return [];
      const isShort = known.length >= 2 && known.slice(0, 2).every(({ slept }) => slept < settings.sleep_low_hours);
      const usual = known.slice(settings.mean_drop_nights, settings.mean_drop_nights + 14).map(({ slept }) => slept);
      const isUnder = usual.length >= 5 && known.slice(0, settings.mean_drop_nights).every(({ slept }) => isFarUnder(slept, mean(usual)));
      if (!isShort && !isUnder) return [];
      const compared = usual.length >= 5 ? `; usually ${hours(mean(usual))}` : '';
      return [about(resident, last.night, 'medium', `Slept ${known.slice(0, isUnder ? settings.mean_drop_nights : 2).map(({ slept }) => hours(slept)).join(', ')}${compared}.`)];
    }),
  },
  {
    code: 'SLP-2', category: 'safety', title: 'A night check is late', to: ['lead', 'on_call'], source: 'The interval agreed with the resident',
    says: () => `A night check is late by more than ${checkGraceMinutes} minutes.`,
    clears: 'It clears when the check is saved.',
    find: (all, { now }) => all.flatMap(({ resident, nights }) => {
      const open = nights.find(({ status, check_interval_min, settled_at }) => status === 'open' && (check_interval_min ?? 0) > 0 && settled_at !== null);
      const seen = open?.last_check_at ?? open?.settled_at;
      if (!open || !seen) return [];
      const interval = open.check_interval_min ?? 0;
      const waited = Math.floor(minutesBetween(seen, now));
      return waited > interval + checkGraceMinutes ? [about(resident, open, interval <= 30 ? 'high' : 'medium', `Last seen ${waited} minutes ago; every ${interval} minutes was agreed.`)] : [];
    }),
  },
  {
    code: 'SLP-3', category: 'safety', title: 'Someone may be missing: read this now', to: ['team', 'manager', 'on_call'], source: 'Our own rule',
    says: () => 'At a night check somebody was out of the building and no leave or appointment says so.',
    clears: 'It clears when a later check finds them, or the night is closed.',
    find: (all) => all.flatMap(({ resident, nights, is_out_by_plan }) =>
      nights.filter(({ status, last_state }) => status === 'open' && last_state === 'out_of_building' && !is_out_by_plan).map((night) => about(resident, night, 'critical', 'Was out of the building at the last check.'))),
  },
];
