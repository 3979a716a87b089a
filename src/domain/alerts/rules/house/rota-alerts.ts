import { rankOf } from '../../../kit/traits/severity.ts';
import { saidDay } from '../../../kit/time/day-words.ts';
import { bandStarts } from '../../../rota/band-starts.ts';
import { missingSince, type RunningShift } from '../../../rota/late-arrival.ts';
import { MIN_REST_HOURS, restBefore } from '../../../rota/rest.ts';
import { gapsAhead, type PlannedShift, type StaffedShift, type StaffingGap } from '../../../rota/staffing-gap.ts';
import { averageWeeklyHours, isWork, type WorkedShift } from '../../../rota/working-hours.ts';
import { isOnDuty } from '../../../rota/active-shift.ts';
import { isLivedInOn, type LivedIn } from '../../../rota/lived-in.ts';
import {
  addHours,
  compareMoments,
  hoursBetween,
  localDay,
  minutesBetween,
  wallClock,
  type Moment,
} from '../../../kit/time/time.ts';
import type { Severity } from '../../../kit/traits/severity.ts';
import type { AlertRule, Finding, AlertContext } from '../../engine/alert-rule.ts';
import { eachRecord } from '../../engine/each-fact.ts';

export interface QualifiedShift extends PlannedShift {
  readonly may_lead: boolean;
  readonly first_aider: boolean;
  readonly medicines_competent: boolean;
}

/** Somebody's hours, wherever they work. */
export interface HoursFacts {
  readonly id: string;
  readonly called?: string;
  readonly wtr_opt_out: boolean;
  readonly shifts: readonly (WorkedShift & { readonly override_reason: string | null })[];
}

/** Somebody whose shift is running. */
interface RunningFacts extends RunningShift {
  readonly id: string;
  readonly called?: string;
}

export interface RotaAlertFacts extends LivedIn {
  readonly min_staffing: { readonly [S in StaffedShift]?: number };
  /** Of the house, from now to a week ahead. */
  readonly shifts: readonly QualifiedShift[];
  readonly people: readonly HoursFacts[];
  readonly running: readonly RunningFacts[];
  readonly last_received_at: Moment | null;
}

type RotaRule = AlertRule<RotaAlertFacts>;

const shiftWords: { readonly [S in StaffedShift]: string } = {
  early: 'early',
  late: 'late',
  waking_night: 'waking night',
  sleep_in: 'sleep-in',
};
const about = (severity: Severity, saw: string, occasions: readonly string[]): readonly Finding[] => [
  { resident: null, object: null, severity, saw, occasions },
];
const when = (moment: Moment, { zone }: AlertContext): string => {
  const { day, time } = wallClock(moment, zone);
  return `${saidDay(day)} from ${time}`;
};

function gapSeverity({ from }: StaffingGap, now: Moment): Severity {
  if (compareMoments(from, now) <= 0) return 'critical';
  return hoursBetween(now, from) <= 24 ? 'high' : 'medium';
}

/** All gaps of the week are one alert, as grave as the nearest. */
function gaps(book: RotaAlertFacts, at: AlertContext): readonly Finding[] {
  const { shifts, min_staffing } = book;
  const house = { min_staffing, shift_times: at.settings.shift_times, time_zone: at.zone, lived_in: book };
  const week = gapsAhead([...shifts], { first: at.today, days: 8, now: at.now }, house).filter(
    ({ from }) => hoursBetween(at.now, from) <= 7 * 24,
  );
  const open = week.map((gap) => ({
    severity: gapSeverity(gap, at.now),
    saw: `${when(gap.from, at)} (${shiftWords[gap.shift]}): ${gap.missing} short`,
    occasion: `${gap.shift} ${gap.from}`,
  }));
  const [worst] = open.toSorted((a, b) => rankOf(b.severity) - rankOf(a.severity));
  const more = open.length > 3 ? ` and ${open.length - 3} more this week` : '';
  return worst
    ? about(
        worst.severity,
        `${open
          .slice(0, 3)
          .map(({ saw }) => saw)
          .join('; ')}${more}.`,
        open.map(({ occasion }) => occasion),
      )
    : [];
}

// Working Time Regulations 1998 reg. 4.
const longestWeek = 48;

function overworked({ shifts, wtr_opt_out }: HoursFacts, { now }: AlertContext): readonly string[] {
  const worked = shifts.filter(isWork);
  const ahead = worked.filter(
    ({ end_at, override_reason }) => compareMoments(end_at, now) > 0 && override_reason === null,
  );
  const short = ahead
    .flatMap(
      (shift) =>
        restBefore(
          shift,
          worked.filter((other) => other !== shift),
        ) ?? [],
    )
    .filter((rest) => rest < MIN_REST_HOURS);
  const week = averageWeeklyHours([...shifts], now);
  return [
    ...(short.length > 0 ? [`Rest of ${Math.floor(Math.min(...short))} hours before a shift.`] : []),
    ...(!wtr_opt_out && week > longestWeek ? [`${Math.round(week)} hours a week on average.`] : []),
  ];
}

/** What nobody on a shift can do, for those who are there now and eight and sixteen hours on. */
function lacking(
  book: RotaAlertFacts,
  at: AlertContext,
): readonly { readonly saw: string; readonly occasion: string }[] {
  return [0, 8, 16]
    .map((hours) => addHours(at.now, hours))
    .filter((moment) => isLivedInOn(book, localDay(moment, at.zone)))
    .flatMap((moment) => {
      const there = book.shifts.filter(
        (one) =>
          isOnDuty(one) &&
          one.staff !== null &&
          one.shift_type !== 'on_call' &&
          compareMoments(one.start_at, moment) <= 0 &&
          compareMoments(moment, one.end_at) < 0,
      );
      const missing = [
        ...(there.some(({ role_on_shift, may_lead }) => role_on_shift === 'shift_lead' || may_lead) ? [] : ['a lead']),
        ...(there.some(({ first_aider }) => first_aider) ? [] : ['a first aider']),
        ...(there.some(({ medicines_competent }) => medicines_competent) ? [] : ['somebody competent with medicines']),
      ];
      return there.length > 0 && missing.length > 0
        ? [
            {
              saw: `${when(moment, at)}: without ${missing.join(', ')}`,
              occasion: `${bandStarts(moment, at.zone, at.settings.shift_times)[1]} ${missing.join(', ')}`,
            },
          ]
        : [];
    });
}

/** A handover may be received a while before the new shift begins: the shifts overlap. */
const earlyMinutes = 60;

export const rotaAlerts: readonly RotaRule[] = [
  {
    code: 'ROTA-1',
    category: 'staffing',
    title: 'A shift is short of people',
    to: ['manager', 'lead', 'on_call'],
    source: 'The least staff stands with the house; the regulator is told of insufficient staff',
    says: () =>
      'A shift of the next seven days has fewer people than the house needs; high within a day, critical now. A house is not short before the day on which somebody moves in.',
    clears: 'It clears when the shifts are filled.',
    find: gaps,
  },
  {
    code: 'ROTA-2',
    category: 'staffing',
    title: 'Somebody works too long or rests too little',
    to: ['manager'],
    source: 'Working Time Regulations 1998',
    says: () =>
      `Less than ${MIN_REST_HOURS} hours of rest before a shift, or more than ${longestWeek} hours a week on average without having opted out.`,
    clears:
      'It clears when the rota is changed, or the reason and the rest that makes up for it are written with the shift.',
    find: eachRecord(
      'staff',
      ({ people }) => people,
      (person, at) => {
        const found = overworked(person, at);
        return found.length > 0 ? ['medium', found.join(' ')] : null;
      },
    ),
  },
  {
    code: 'ROTA-3',
    category: 'staffing',
    title: 'A shift lacks somebody it needs',
    to: ['manager', 'lead'],
    source: 'Our own rule',
    says: () =>
      'Within the next day there is a shift without a lead, a first aider or somebody competent with medicines, in a house that somebody lives in.',
    clears: 'It clears when such a person is on the shift.',
    find: (book, at) => {
      const missing = lacking(book, at);
      return missing.length > 0
        ? about(
            'high',
            `${missing.map(({ saw }) => saw).join('; ')}.`,
            missing.map(({ occasion }) => occasion),
          )
        : [];
    },
  },
  {
    code: 'ROTA-4',
    category: 'staffing',
    title: 'Somebody has not come to their shift',
    to: ['lead', 'manager'],
    source: 'Our own figure',
    says: (s) =>
      `${s.late_arrival_min} minutes after a shift began, or half of a short one, its person has neither signed in nor been written down as come; high after an hour.`,
    clears:
      'It clears when the person signs in, or when somebody writes down when they began, that they are absent, or who covers for them.',
    find: eachRecord(
      'rota',
      ({ running }) => running,
      (shift, at) => {
        const minutes = missingSince(shift, at.now, at.settings.late_arrival_min);
        if (minutes === null) return null;
        const began = wallClock(shift.start_at, at.zone).time;
        return [minutes > 60 ? 'high' : 'medium', `The shift began at ${began}.`];
      },
    ),
  },
  {
    code: 'HAND-1',
    category: 'task',
    title: 'The handover was not received',
    to: ['lead', 'manager'],
    source: 'Our own figure',
    says: (s) => `${s.handover_grace_min} minutes after a shift began nobody has received its handover.`,
    clears: 'It clears when the handover is received, or with the next shift.',
    find: ({ last_received_at, residents }, at) => {
      const [, began] = bandStarts(at.now, at.zone, at.settings.shift_times);
      const isLate = minutesBetween(began, at.now) >= at.settings.handover_grace_min;
      const isReceived = last_received_at !== null && minutesBetween(last_received_at, began) <= earlyMinutes;
      return residents > 0 && isLate && !isReceived
        ? about('medium', `The shift began at ${wallClock(began, at.zone).time}.`, [began])
        : [];
    },
  },
];
