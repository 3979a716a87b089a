import type { Weight } from '../../../daily-care/weight/weight.ts';
import { keysOf } from '../../../kit/vocabulary/record-values.ts';
import { dayWords, saidDay } from '../../../kit/time/day-words.ts';
import type { Frequency } from '../../../kit/time/frequency.ts';
import { addDays, compareMoments, hoursBetween, localDay, type Day } from '../../../kit/time/time.ts';
import { bodyMass } from '../../../daily-care/weight/bmi.ts';
import { bmiPoints, nutritionScore, type NutritionScore } from '../../../daily-care/weight/nutrition-score.ts';
import { weighDue } from '../../../daily-care/weight/weigh-due.ts';
import { lossFromHighest, weightChange, type Weighing } from '../../../daily-care/weight/weight-change.ts';
import type { Severity } from '../../../kit/traits/severity.ts';
import type { AlertRule, Finding, AlertContext } from '../../engine/alert-rule.ts';

export interface WeighingFacts
  extends Weighing, Pick<Weight, 'height_cm' | 'oedema_or_cast' | 'loss_is_planned' | 'acute_disease_effect'> {
  readonly id: string;
}

/** One resident's weights, the newest first, over as long as the longest comparison looks back. */
export interface WeightFacts {
  readonly resident: string;
  readonly tracked: boolean;
  /** From when weight is watched, or since when they live here where that is later. */
  readonly tracked_since: Day;
  readonly height_cm: number | null;
  readonly weights: readonly WeighingFacts[];
  readonly has_eating_plan: boolean;
  readonly food_is_tracked: boolean;
  readonly usual: Frequency | null;
}

type WeightRule = AlertRule<readonly WeightFacts[]>;

interface Weighed extends WeightFacts {
  readonly last: WeighingFacts & { readonly weight_kg: number };
  readonly score: NutritionScore;
}

/** Only those of whom a weight is known can be evaluated by it. */
function weighed(facts: WeightFacts): readonly Weighed[] {
  const [last, ...earlier] = facts.weights.filter(({ outcome, is_deleted }) => outcome === 'measured' && !is_deleted);
  if (!last || last.weight_kg === null) return [];
  const { bmi } = bodyMass({
    weight_kg: last.weight_kg,
    height_cm: last.height_cm ?? facts.height_cm,
    oedema_or_cast: last.oedema_or_cast,
  });
  const score = nutritionScore({
    bmi,
    loss_pct: lossFromHighest(last, earlier),
    loss_is_planned: last.loss_is_planned,
    acute_disease_effect: last.acute_disease_effect,
  });
  return [{ ...facts, last: { ...last, weight_kg: last.weight_kg }, score }];
}

const known =
  (find: (facts: Weighed, at: AlertContext) => readonly Finding[]): WeightRule['find'] =>
  (all, at) =>
    all.flatMap(weighed).flatMap((facts) => find(facts, at));

const about = ({ resident }: Weighed, severity: Severity, saw: string, occasions: readonly string[]): Finding => ({
  resident,
  object: null,
  severity,
  saw,
  occasions,
});
const wholePercent = (percent: number): string => `${Math.floor(Math.abs(percent))} %`;

const earlierThan = ({ weights, last }: Weighed): WeighingFacts[] => weights.filter(({ id }) => id !== last.id);
const spans = { pct_change_1m: 'a month', pct_change_3m: 'three months', pct_change_6m: 'six months' } as const;
type Span = keyof typeof spans;

const monthlyGain = 5;
const withoutGainDays = 28;

/** A gain is planned where somebody was too light before it, and a plan for eating and drinking is in force. */
function isWanted({ has_eating_plan, height_cm, last }: Weighed, gain: number): boolean {
  const { bmi } = bodyMass({
    ...last,
    weight_kg: last.weight_kg / (1 + gain / 100),
    height_cm: last.height_cm ?? height_cm,
  });
  return has_eating_plan && bmi !== null && bmiPoints(bmi) > 0;
}

/** How many times four weeks have brought no gain since somebody was told. */
function withoutGain({ resident, weights, last }: Weighed, { openSince }: AlertContext): string {
  const since = openSince('WT-3', resident);
  const [then] =
    since === null
      ? []
      : weights.filter(
          ({ outcome, is_deleted, occurred_at }) =>
            outcome === 'measured' && !is_deleted && compareMoments(occurred_at, since) <= 0,
        );
  const steps = since === null ? 0 : Math.floor(hoursBetween(since, last.occurred_at) / (withoutGainDays * 24));
  return steps > 0 && last.weight_kg <= (then?.weight_kg ?? last.weight_kg) ? String(steps) : 'begun';
}

const graceDays = 3;

/** Whoever could not be weighed, or chose not to, is asked again after a month at most. */
const triedDays = 31;

/** Weight is watched and not one weight is known: the first is as overdue as any later one. */
const neverWeighed = (all: readonly WeightFacts[], { today, zone }: AlertContext): readonly Finding[] =>
  all
    .filter((facts) => facts.tracked && weighed(facts).length === 0)
    .flatMap(({ resident, weights, tracked_since }) => {
      const tried = weights.find(({ is_deleted }) => !is_deleted);
      const until = tried ? addDays(localDay(tried.occurred_at, zone), triedDays) : addDays(tracked_since, graceDays);
      return until < today
        ? [
            {
              resident,
              object: null,
              severity: 'medium' as const,
              saw: `Weight is watched since ${saidDay(tracked_since)} and none is on file.`,
            },
          ]
        : [];
    });

// Whoever loses weight is weighed weekly (dietitianz.com), as in `weighDue`.
const reweighDays = 7;

/** How many weeks have passed since somebody was told without another weight: a plan alone does not show whether it helps. */
function weeksUnweighed({ resident, last }: Weighed, { now, openSince }: AlertContext): number {
  const since = openSince('WT-1', resident);
  return since === null || compareMoments(last.occurred_at, since) > 0
    ? 0
    : Math.floor(hoursBetween(since, now) / (reweighDays * 24));
}

export const weightAlerts: readonly WeightRule[] = [
  {
    code: 'WT-1',
    category: 'clinical',
    title: 'Weight has fallen',
    to: ['lead', 'manager', 'key_worker'],
    answeredByPlan: true,
    source: 'Figures of the United States regulator; no British set was found',
    says: (s) =>
      `Unplanned loss of ${s.weight_loss_pct_1m} % in a month, ${s.weight_loss_pct_3m} % in three or ${s.weight_loss_pct_6m} % in six.`,
    clears:
      'It clears with an action plan and a new weight, when the loss is marked as planned with its plan, or when a new weight is above the limit; a further loss, or a week without a new weight, is told again.',
    find: known((facts, at) => {
      const { settings } = at;
      if (facts.last.loss_is_planned) return [];
      const change = weightChange(facts.last, earlierThan(facts));
      const limits: Readonly<Record<Span, number>> = {
        pct_change_1m: settings.weight_loss_pct_1m,
        pct_change_3m: settings.weight_loss_pct_3m,
        pct_change_6m: settings.weight_loss_pct_6m,
      };
      const lost = keysOf(limits).filter((span) => (change[span] ?? 0) <= -limits[span]);
      const said = lost.map((span) => `${Math.abs(change[span] ?? 0).toFixed(1)} % in ${spans[span]}`);
      if (lost.length === 0) return [];
      const weeks = weeksUnweighed(facts, at);
      const occasions = [
        ...lost.map((span) => `${spans[span]} ${wholePercent(change[span] ?? 0)}`),
        ...(weeks > 0 ? [`unweighed ${weeks}`] : []),
      ];
      return [
        about(
          facts,
          'high',
          `Weighs ${facts.last.weight_kg} kg: lost ${said.join(', ')}.${weeks > 0 ? ' Not weighed again since.' : ''}`,
          occasions,
        ),
      ];
    }),
  },
  {
    code: 'WT-2',
    category: 'clinical',
    title: 'Nutrition needs a plan',
    to: ['key_worker', 'lead'],
    source: 'Nutrition screen after BAPEN’s published steps',
    answeredByPlan: true,
    says: () => 'The nutrition score is 1.',
    clears: 'It clears when a plan for eating and drinking is active and food or drink is monitored.',
    find: known((facts) =>
      facts.score.total === 1 && !(facts.has_eating_plan && facts.food_is_tracked)
        ? [about(facts, 'medium', `Nutrition score 1 at ${facts.last.weight_kg} kg.`, [])]
        : [],
    ),
  },
  {
    code: 'WT-3',
    category: 'clinical',
    title: 'Nutrition is at high risk',
    to: ['lead', 'manager', 'key_worker'],
    source: 'Nutrition screen after BAPEN’s published steps',
    answeredByPlan: true,
    says: () => 'The nutrition score is 2 or more.',
    clears: `It clears with an action plan that names the GP or dietitian who was asked, or when the score falls; after ${withoutGainDays} days without a gain it is told again.`,
    find: known((facts, at) =>
      facts.score.total >= 2
        ? [
            about(facts, 'high', `Nutrition score ${facts.score.total} at ${facts.last.weight_kg} kg.`, [
              withoutGain(facts, at),
            ]),
          ]
        : [],
    ),
  },
  {
    code: 'WT-4',
    category: 'task',
    title: 'Weighing is overdue',
    to: ['lead', 'key_worker'],
    source: 'Malnutrition Pathway, care-home plans',
    says: () =>
      'The next weight was due more than three days ago; medium where weight is watched and nobody was ever weighed here.',
    clears: 'It clears with the next weight that is recorded.',
    find: (all, at) => [
      ...neverWeighed(all, at),
      ...known((facts, { today, zone, settings }) => {
        if (!facts.tracked) return [];
        const { due_on } = weighDue(
          localDay(facts.last.occurred_at, zone),
          facts.score,
          facts.usual ?? settings.weigh_default,
        );
        return addDays(due_on, graceDays) < today
          ? [
              {
                resident: facts.resident,
                object: null,
                severity: 'low' as const,
                saw: `Was due on ${dayWords(due_on)}.`,
              },
            ]
          : [];
      })(all, at),
    ],
  },
  {
    code: 'WT-5',
    category: 'clinical',
    title: 'Weight has risen',
    to: ['key_worker', 'lead'],
    source: 'Our own figure',
    answeredByPlan: true,
    says: () =>
      `An unplanned gain of ${monthlyGain} % or more in a month; it is planned where somebody too light has a plan for eating and drinking.`,
    clears: 'It clears with an action plan.',
    find: known((facts, { waitingSince }) => {
      const gain = weightChange(facts.last, earlierThan(facts)).pct_change_1m ?? 0;
      if (isWanted(facts, gain)) return [];
      if (gain >= monthlyGain)
        return [
          about(facts, 'medium', `Weighs ${facts.last.weight_kg} kg: gained ${gain.toFixed(1)} % in a month.`, [
            wholePercent(gain),
          ]),
        ];
      return waitingSince('WT-5', facts.resident) === null
        ? []
        : [
            about(
              facts,
              'medium',
              `Weighs ${facts.last.weight_kg} kg now; nothing says what was done about the gain.`,
              [],
            ),
          ];
    }),
  },
];
