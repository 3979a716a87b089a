import type { Care } from '../../../daily-care/mood/care.ts';
import { keysOf } from '../../../kit/vocabulary/record-values.ts';
import { compareMoments, hoursBetween, type Moment } from '../../../kit/time/time.ts';
import { selfHarmRisks, type riskCategories } from '../../../plans/risk-categories.ts';
import type { Severity } from '../../../kit/traits/severity.ts';
import type { AlertRule, Finding } from '../../engine/alert-rule.ts';

export interface MindEntry extends Pick<
  Care,
  | 'id'
  | 'occurred_at'
  | 'change_since_last'
  | 'risk_to_self'
  | 'risk_to_others'
  | 'risk_from_others'
  | 'self_neglect'
  | 'leaving_unsafely'
  | 'warning_signs_seen'
  | 'medicines_attitude'
> {
  /** Somebody was told of it and has not said what was done. */
  readonly is_unanswered: boolean;
}

/** When a risk assessment of the person was approved or last reviewed. */
export interface RiskReview {
  readonly category: string;
  readonly reviewed_at: Moment;
}

/** A resident's mental states of four weeks, the newest first, struck-out ones left out; older ones that somebody was told of and has not answered. */
export interface MindFacts {
  readonly resident: string;
  readonly entries: readonly MindEntry[];
  readonly reviews: readonly RiskReview[];
}

type MindRule = AlertRule<readonly MindFacts[]>;

const about = (resident: string, { id }: MindEntry, severity: Severity, saw: string): Finding => ({
  resident,
  object: { entity: 'care', id },
  severity,
  saw,
});
const watchHours = 72;
const highestStep = 3;

/** Which risk assessment speaks of a risk that was seen. */
const assessedAs = {
  risk_to_self: selfHarmRisks,
  risk_to_others: ['violence'],
  risk_from_others: ['exploitation_abuse'],
  self_neglect: ['self_neglect'],
  leaving_unsafely: ['absconding', 'road_safety'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof riskCategories)[]>>;
const riskWords: Readonly<Record<keyof typeof assessedAs, string>> = {
  risk_to_self: 'to themselves',
  risk_to_others: 'to others',
  risk_from_others: 'from others',
  self_neglect: 'of self-neglect',
  leaving_unsafely: 'of leaving unsafely',
};

/** The risks of an entry at their highest step whose assessment nobody has looked at since. */
const unreviewed = (entry: MindEntry, reviews: readonly RiskReview[]): readonly (keyof typeof assessedAs)[] =>
  keysOf(assessedAs).filter((risk) => {
    const categories: readonly string[] = assessedAs[risk];
    return (
      entry[risk] === highestStep &&
      !reviews.some(
        ({ category, reviewed_at }) =>
          categories.includes(category) && compareMoments(reviewed_at, entry.occurred_at) >= 0,
      )
    );
  });

/** Each such entry is an occasion of its own, and stays until somebody says what was done. */
const muchWorse = (resident: string, entries: readonly MindEntry[], now: Moment): readonly Finding[] =>
  entries
    .filter(
      ({ change_since_last, occurred_at, is_unanswered }) =>
        change_since_last === 'much_worse' && (is_unanswered || hoursBetween(occurred_at, now) <= watchHours),
    )
    .map((entry) => about(resident, entry, 'high', 'Much worse than last time.'));

function warningSigns(
  resident: string,
  entries: readonly MindEntry[],
  now: Moment,
  isUnanswered: boolean,
): readonly Finding[] {
  const signs = [
    ...new Set(
      entries
        .filter(({ occurred_at }) => hoursBetween(occurred_at, now) <= watchHours)
        .flatMap(({ warning_signs_seen }) => warning_signs_seen),
    ),
  ];
  if (signs.length >= 2)
    return [
      {
        resident,
        object: null,
        severity: 'high',
        saw: `Warning signs: ${signs.join(', ')}.`,
        occasions: signs.toSorted(),
      },
    ];
  return isUnanswered
    ? [{ resident, object: null, severity: 'high', saw: 'Warning signs were seen; nothing says what was done.' }]
    : [];
}

export const mindAlerts: readonly MindRule[] = [
  {
    code: 'CARE-1',
    category: 'clinical',
    title: 'Early signs were seen',
    to: ['lead', 'manager', 'key_worker'],
    source: 'Relapse indicators of the national social-care record standard',
    answeredByPlan: true,
    says: () =>
      `Mental state was much worse, or two of the person’s own warning signs were seen within ${watchHours} hours.`,
    clears: 'It clears with an action plan that names the professional who was asked.',
    find: (all, { now, waitingSince }) =>
      all.flatMap(({ resident, entries }) => [
        ...muchWorse(resident, entries, now),
        ...warningSigns(resident, entries, now, waitingSince('CARE-1', resident) !== null),
      ]),
  },
  {
    code: 'CARE-2',
    category: 'safety',
    title: 'A risk is high: read this now',
    to: ['team', 'manager', 'on_call'],
    source: 'The highest step of the risk scale',
    says: () => 'A risk was recorded at its highest step.',
    clears: 'It clears when the assessment of that risk has been reviewed since.',
    find: (all) =>
      all.flatMap(({ resident, entries, reviews }) => {
        const [last] = entries
          .map((entry) => ({ entry, risks: unreviewed(entry, reviews) }))
          .filter(({ risks }) => risks.length > 0);
        return last
          ? [
              about(
                resident,
                last.entry,
                'critical',
                `High risk ${last.risks.map((risk) => riskWords[risk]).join(', ')}.`,
              ),
            ]
          : [];
      }),
  },
  {
    code: 'CARE-3',
    category: 'clinical',
    title: 'Medicines are being declined',
    to: ['lead', 'manager'],
    source: 'Our own figure',
    answeredByPlan: true,
    says: () => 'Two entries in a row say that medicines are declined.',
    clears: 'It clears when they are accepted again, or with an action plan that names the prescriber who was asked.',
    find: (all) =>
      all.flatMap(({ resident, entries }) => {
        const said = entries.filter(
          ({ medicines_attitude }) => medicines_attitude !== null && medicines_attitude !== 'not_applicable',
        );
        const [last] = said;
        return last &&
          said.length >= 2 &&
          said.slice(0, 2).every(({ medicines_attitude }) => medicines_attitude === 'declining')
          ? [about(resident, last, 'high', 'Declined twice in a row.')]
          : [];
      }),
  },
];
