import { checkGraceMinutes, nextCheck } from '../../../daily-care/sleep/next-check.ts';
import { compareMoments, localTime, type Day, type Moment } from '../../../kit/time/time.ts';
import { nightBegan } from '../../../rota/night-began.ts';
import type { AlertRule, AlertContext } from '../../engine/alert-rule.ts';

export interface NightFacts {
  readonly night_of: Day;
  readonly sleep_hours: number | null;
}

export interface SleepFacts {
  readonly resident: string;
  /** Nights, the newest first. */
  readonly nights: readonly NightFacts[];
  /** How the resident is looked in on; an interval of null is the house's own. */
  readonly checking: { readonly interval_min: number | null; readonly last_at: Moment | null };
  /** In hospital, on leave or at an appointment now. */
  readonly is_away: boolean;
  /** The last check that found somebody out of the building with nothing to say why. */
  readonly out: { readonly night: string; readonly at: Moment } | null;
  /** When a check last saw the person in the house. */
  readonly seen_at: Moment | null;
  /** When a report about somebody missing last said that they were found. */
  readonly found_at: Moment | null;
}

type SleepRule = AlertRule<readonly SleepFacts[]>;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const hours = (value: number): string => `${value.toFixed(1)} h`;

/** At least 30 % under, in whole numbers, so that exactly 30 % is exactly 30 %. */
const isFarUnder = (slept: number, usual: number): boolean => slept * 10 <= usual * 7;
/** A tenth under the usual is a usual night again. */
const isUsualAgain = (slept: number, usual: number): boolean => slept * 10 >= usual * 9;
/** Fewer nights make no mean. */
const enoughNights = 5;

interface BadNights {
  readonly slept: readonly number[];
  readonly usual: number | null;
}

/** Bad enough to be told of; once told, it goes on until a night is as usual. */
function badNights({ resident, nights }: SleepFacts, { settings, isOpen }: AlertContext): BadNights | null {
  const slept = nights.flatMap(({ sleep_hours }) => sleep_hours ?? []);
  const before = slept.slice(settings.mean_drop_nights, settings.mean_drop_nights + 14);
  const usual = before.length >= enoughNights ? mean(before) : null;
  const isBad = (hoursSlept: number): boolean =>
    hoursSlept < settings.sleep_low_hours || (usual !== null && isFarUnder(hoursSlept, usual));
  const [last] = slept;
  if (last === undefined) return null;
  const isShort = slept.length >= 2 && slept.slice(0, 2).every((one) => one < settings.sleep_low_hours);
  const isUnder = usual !== null && slept.slice(0, settings.mean_drop_nights).every((one) => isFarUnder(one, usual));
  const goesOn = isOpen('SLP-1', resident) && (usual === null ? isBad(last) : !isUsualAgain(last, usual));
  if (!isShort && !isUnder && !goesOn) return null;
  const ended = slept.findIndex((one) => !isBad(one));
  return { slept: slept.slice(0, Math.max(1, ended === -1 ? slept.length : ended)), usual };
}

const checkLate = (interval: number): string => `every ${interval} minutes was agreed.`;

export const sleepAlerts: readonly SleepRule[] = [
  {
    code: 'SLP-1',
    category: 'clinical',
    title: 'Nights have been bad',
    to: ['lead', 'key_worker'],
    source: 'Our own figures',
    answeredByPlan: true,
    says: (s) =>
      `Less than ${s.sleep_low_hours} hours on two nights, or ${s.mean_drop_nights} nights at least 30 % under the mean of the fourteen before.`,
    clears:
      'It clears after a night within a tenth of the usual, or with an action plan; as many nights later it is told again.',
    find: (all, at) =>
      all.flatMap((facts) => {
        const bad = badNights(facts, at);
        if (!bad) return [];
        const sleptWords = bad.slept.slice(0, at.settings.mean_drop_nights).map(hours).join(', ');
        const saw = `Slept ${sleptWords}${bad.usual === null ? '' : `; usually ${hours(bad.usual)}`}.`;
        return [
          {
            resident: facts.resident,
            object: null,
            severity: 'medium',
            saw,
            occasions: [String(Math.ceil(bad.slept.length / at.settings.mean_drop_nights))],
          },
        ];
      }),
  },
  {
    code: 'SLP-2',
    category: 'safety',
    title: 'A night check is late',
    to: ['lead', 'on_call'],
    source: 'The interval agreed with the resident',
    says: () =>
      `A night check is late by more than ${checkGraceMinutes} minutes; high where every half hour or more often was agreed.`,
    clears: 'It clears when the check is saved, or the night is over.',
    find: (all, { now, zone, settings }) => {
      const begins = nightBegan(now, zone, settings.shift_times);
      if (begins === null) return [];
      return all
        .filter(({ is_away }) => !is_away)
        .flatMap(({ resident, checking }) => {
          const interval_min = checking.interval_min ?? settings.night_check_default_min;
          const next = nextCheck({ interval_min, last_at: checking.last_at }, { begins, now });
          if (next?.state !== 'overdue') return [];
          const seen =
            checking.last_at !== null && compareMoments(checking.last_at, begins) >= 0 ? checking.last_at : null;
          const saw = seen
            ? `Last seen at ${localTime(seen, zone)}; ${checkLate(interval_min)}`
            : `Nobody has looked in tonight; ${checkLate(interval_min)}`;
          return [
            {
              resident,
              object: null,
              severity: interval_min <= 30 ? 'high' : 'medium',
              saw,
              due_at: next.due_at,
              occasions: [seen ?? begins],
            },
          ];
        });
    },
  },
  {
    code: 'SLP-3',
    category: 'safety',
    title: 'Someone may be missing: read this now',
    to: ['team', 'manager', 'on_call'],
    source: 'Our own rule',
    says: () => 'At a night check somebody was out of the building and no leave or appointment says so.',
    clears: 'It clears when a report about it says that they were found, or a later check has seen them in the house.',
    find: (all, { zone }) =>
      all.flatMap(({ resident, out, seen_at, found_at }) => {
        const isSettled =
          out && [seen_at, found_at].some((moment) => moment !== null && compareMoments(moment, out.at) >= 0);
        return out && !isSettled
          ? [
              {
                resident,
                object: { entity: 'sleep', id: out.night },
                severity: 'critical',
                saw: `Was out of the building at the check at ${localTime(out.at, zone)}, and has not been seen since.`,
              },
            ]
          : [];
      }),
  },
];
