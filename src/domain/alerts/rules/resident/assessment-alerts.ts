import { isGraver, rankOf } from '../../../kit/traits/severity.ts';
import type { AssessmentResult } from '../../../assessments/assessment-result.ts';
import { hoursBetween, type Day, type Moment } from '../../../kit/time/time.ts';
import type { Severity } from '../../../kit/traits/severity.ts';
import type { AlertRule } from '../../engine/alert-rule.ts';
import { dueSteps } from '../../engine/due-steps.ts';
import { eachRecord, type Verdict } from '../../engine/each-fact.ts';

/** The newest result of a form about a resident, completed and counting; or one that is being filled in, with an answer that calls for somebody. */
export interface ResultFacts extends Pick<AssessmentResult, 'id' | 'assessed_at' | 'total' | 'band' | 'next_due'> {
  readonly called?: string;
  readonly resident: string;
  /** The form's short code. */
  readonly form: string | null;
  readonly total_before: number | null;
  readonly band_severity: Severity | null;
  readonly is_top_band: boolean;
  /** A plan names this result. */
  readonly has_plan: boolean;
  readonly highest_answer: number | null;
  /** The score of the ninth question. */
  readonly ninth_answer: number | null;
  /** The person's risk of self-harm or suicide. */
  readonly risk_reviewed_since: boolean;
  /** It is being filled in still: only its answers speak. */
  readonly is_open: boolean;
  /** What the form says of answers that call for somebody. */
  readonly calls: readonly { readonly severity: Severity; readonly message: string }[];
}

type ResultRule = AlertRule<readonly ResultFacts[]>;

const each = (evaluate: (result: ResultFacts, today: Day, now: Moment) => Verdict): ResultRule['find'] =>
  eachRecord(
    'assessment_result',
    (all: readonly ResultFacts[]) => all,
    (result, { today, now }) => evaluate(result, today, now),
  );

const grave: readonly (Severity | null)[] = ['high', 'critical'];
/** Forms whose scores have a rule of their own. */
const ownRule: readonly (string | null)[] = ['NEWS2'];
const painScore = 8;
const depressionScore = 15;
const depressionScreen = 'PHQ-9';

function bandOf({ form, band, band_severity, is_top_band }: ResultFacts): Verdict {
  return band_severity && !ownRule.includes(form) && (is_top_band || grave.includes(band_severity))
    ? [band_severity, `The result is “${band ?? ''}” and no plan names it.`]
    : null;
}

/** A depression screen that is complete has a rule of its own for the answer that matters most. */
function callsOf({ form, is_open, calls }: ResultFacts): Verdict {
  if (form === depressionScreen && !is_open) return null;
  const [gravest] = calls.toSorted((a, b) => rankOf(b.severity) - rankOf(a.severity));
  return gravest ? [gravest.severity, calls.map(({ message }) => message).join(' ')] : null;
}

/** Both are said, and the graver one counts. */
function graver(one: Verdict, other: Verdict): Verdict {
  if (!one || !other) return one ?? other;
  const severity = isGraver(one[0], other[0]) ? one[0] : other[0];
  return [severity, `${one[1]} ${other[1]}`];
}

export const assessmentAlerts: readonly ResultRule[] = [
  {
    code: 'ASM-1',
    category: 'clinical',
    title: 'An assessment calls for a plan',
    to: ['lead', 'manager', 'key_worker'],
    source: 'The bands of the form, and what it says of single answers',
    answeredByPlan: true,
    says: () =>
      'A result lies in the form’s highest band, or in one that the form calls high; or an answer was given of which the form says that somebody must know at once.',
    clears:
      'It clears when a support plan names the result, with a lower result, when the answer is put right, or with an action plan.',
    find: each((result) => (result.has_plan ? null : graver(callsOf(result), bandOf(result)))),
  },
  {
    code: 'ASM-2',
    category: 'task',
    title: 'An assessment is due again',
    to: ['key_worker', 'lead'],
    source: 'Our own figures',
    says: () => 'An assessment is due again within seven days; medium once it is overdue.',
    clears: 'It clears with a new result.',
    find: each(({ next_due }, today) =>
      dueSteps(next_due, today, { before: [[7, 'low']], after: 'medium', what: 'The assessment' }),
    ),
  },
  {
    code: 'ASM-3',
    category: 'clinical',
    title: 'Early warning score: read this now',
    to: ['team', 'lead', 'manager', 'on_call'],
    source: 'Royal College of Physicians, NEWS2',
    answeredByPlan: true,
    says: () =>
      'An early warning score of 1 to 4 is of low concern, 5 or 6 or a three in any one part is high, 7 and above critical.',
    clears: 'It clears with a new score of nought, or with an action plan that names the clinician who was asked.',
    find: each(({ form, total, highest_answer }) => {
      if (form !== 'NEWS2' || total === null || total < 1) return null;
      if (total >= 7) return ['critical', `The score is ${total}.`];
      return total >= 5 || highest_answer === 3
        ? ['high', `The score is ${total}${highest_answer === 3 ? ', with a three in one part' : ''}.`]
        : ['low', `The score is ${total}.`];
    }),
  },
  {
    code: 'ASM-4',
    category: 'clinical',
    title: 'A depression screen needs an answer',
    to: ['lead', 'manager', 'key_worker'],
    source: 'PHQ-9',
    answeredByPlan: true,
    says: () =>
      `The ninth question of the depression screen was answered above nought, or its score is ${depressionScore} or more.`,
    clears:
      'It clears when the risk of self-harm was reviewed since, or with an action plan that names the GP who was asked.',
    find: each(({ form, total, ninth_answer, risk_reviewed_since }) => {
      if (form !== depressionScreen || total === null) return null;
      if ((ninth_answer ?? 0) > 0 && !risk_reviewed_since)
        return ['high', `The ninth question scored ${ninth_answer ?? 0}.`];
      return total >= depressionScore ? ['medium', `The score is ${total}.`] : null;
    }),
  },
  {
    code: 'ASM-5',
    category: 'clinical',
    title: 'Pain is to be looked at again',
    to: ['lead'],
    source: 'Abbey pain scale',
    answeredByPlan: true,
    says: () =>
      `A pain score of ${painScore} or more, until it is scored again and lower; an hour is enough to see whether something helped.`,
    clears: 'It clears when a new score is lower, or with an action plan.',
    find: each(({ form, total, total_before, assessed_at }, _today, now) => {
      if (form !== 'ABBEY' || total === null || total < painScore || (total_before !== null && total < total_before))
        return null;
      return [
        'medium',
        `The score is ${total}${hoursBetween(assessed_at, now) >= 1 ? ', and an hour later it has not been scored again' : ''}.`,
      ];
    }),
  },
];
