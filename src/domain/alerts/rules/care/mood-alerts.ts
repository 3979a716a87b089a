import { bySource, moodTrend, type MoodEntry, type MoodTrend } from '../../../daily-care/mood/mood-trend.ts';
import { addDays } from '../../../kit/time/time.ts';
import type { Severity } from '../../../kit/traits/severity.ts';
import type { AlertRule, Finding } from '../../engine/alert-rule.ts';

export interface MoodFacts {
  readonly resident: string;
  /** Four weeks of moods and the days a trend needs before them; older ones that somebody was told of and has not ended. */
  readonly moods: readonly (MoodEntry & { readonly id: string; readonly self_harm_thoughts: string })[];
  readonly last_depression_screen_on: string | null;
}

type MoodRule = AlertRule<readonly MoodFacts[]>;

const about = (
  { resident }: MoodFacts,
  severity: Severity,
  saw: string,
  occasions: readonly string[] = [],
): Finding => ({ resident, object: null, severity, saw, occasions });
const grave = ['active', 'with_plan'];
const settled = 3;
const farFromUsual = 1.5;

/** What others saw and what the resident told are never one mean. */
function trendsOf({ moods }: MoodFacts, today: string, zone: string): readonly [Sourced, Sourced] {
  const { observed, own } = bySource(moods);
  return [
    { whose: 'Seen', trend: moodTrend(observed, today, zone) },
    { whose: 'By their own rating', trend: moodTrend(own, today, zone) },
  ];
}

interface Sourced {
  readonly whose: string;
  readonly trend: MoodTrend;
}

function unlikeUsual({ days, month_mean }: MoodTrend, today: string): readonly string[] {
  const [before, last] = days.slice(-2);
  if (
    month_mean === null ||
    days.length < 7 ||
    before === undefined ||
    last === undefined ||
    before.day < addDays(today, -2)
  )
    return [];
  const [a, b] = [before.score - month_mean, last.score - month_mean];
  const isFar = Math.min(a, b) >= farFromUsual || Math.max(a, b) <= -farFromUsual;
  return isFar
    ? [
        `${last.score.toFixed(1)} against a usual ${month_mean.toFixed(1)}, ${last.score > settled ? 'higher' : 'lower'} for two days.`,
      ]
    : [];
}

/** What was seen of a run of low days, and by whom: `Seen`, or `By their own rating`. */
export const lowRunSaw = (whose: string, days: number): string => `${whose} low on ${days} days in a row.`;

export const moodAlerts: readonly MoodRule[] = [
  {
    code: 'MOOD-1',
    category: 'safety',
    title: 'Someone may not be safe: read this now',
    to: ['team', 'manager', 'on_call'],
    source: 'The logic of item 9 of the PHQ-9',
    answeredByPlan: true,
    needsClearing: true,
    says: () => 'Active thoughts of self-harm, or a plan, were recorded.',
    clears: 'It clears when the risk has been reviewed since and a manager clears it.',
    find: (all) =>
      all.flatMap(({ resident, moods }) =>
        moods
          .filter((mood) => !mood.is_deleted && grave.includes(mood.self_harm_thoughts))
          .map((mood) => ({
            resident,
            object: { entity: 'mood', id: mood.id },
            severity: 'critical' as const,
            saw:
              mood.self_harm_thoughts === 'with_plan'
                ? 'Thoughts of self-harm with a plan.'
                : 'Active thoughts of self-harm.',
          })),
      ),
  },
  {
    code: 'MOOD-2',
    category: 'clinical',
    title: 'Mood has been low for days',
    to: ['key_worker', 'lead'],
    source: 'Our own figure',
    says: (s) => `Mood was low on ${s.mood_low_days} days in a row.`,
    clears: 'It clears when a day’s mean is settled again, or when a depression screen has been done since.',
    find: (all, { today, zone, settings }) =>
      all.flatMap((facts) => {
        const [seen, reported] = trendsOf(facts, today, zone);
        const {
          trend: { low_run, days },
          whose,
        } = reported.trend.low_run > seen.trend.low_run ? reported : seen;
        const began = addDays(days.at(-1)?.day ?? today, 1 - low_run);
        const isScreened = facts.last_depression_screen_on !== null && facts.last_depression_screen_on >= began;
        return low_run >= settings.mood_low_days && !isScreened
          ? [about(facts, 'medium', lowRunSaw(whose, low_run), [String(Math.floor(low_run / settings.mood_low_days))])]
          : [];
      }),
  },
  {
    code: 'MOOD-3',
    category: 'clinical',
    title: 'Mood is unlike the usual',
    to: ['key_worker', 'lead'],
    source: 'Our own figure',
    answeredByPlan: true,
    says: () =>
      `For two days mood was ${farFromUsual} or more away from the resident’s own mean of 28 days, up or down.`,
    clears: 'It clears with an action plan.',
    find: (all, { today, zone, waitingSince }) =>
      all.flatMap((facts) => {
        const [unlike] = trendsOf(facts, today, zone).flatMap(({ trend, whose }) =>
          unlikeUsual(trend, today).map((saw) => ({ saw: `${whose} ${saw}`, day: trend.days.at(-1)?.day ?? today })),
        );
        if (unlike) return [about(facts, 'medium', unlike.saw, [unlike.day])];
        return waitingSince('MOOD-3', facts.resident) === null
          ? []
          : [about(facts, 'medium', 'It was unlike the usual for two days; nothing says what was done.')];
      }),
  },
];
