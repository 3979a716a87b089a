import type { Circumstances, RecordOf } from '../../kit/vocabulary/entity.ts';
import { entersState, move } from '../../kit/vocabulary/states.ts';
import { midSentence } from '../../kit/words/mid-sentence.ts';
import { entity } from '../../kit/vocabulary/entity.ts';
import {
  choice,
  date,
  explained,
  longText,
  moment,
  must,
  readOnly,
  ref,
  rows,
  section,
  text,
  whole,
  words,
  yesNo,
} from '../../kit/vocabulary/fields.ts';
import { everything } from '../../kit/vocabulary/permissions.ts';
import { comesBack, sendBack, sendingBack, sentBack, takeBack } from '../../kit/traits/sent-back.ts';
import { capacityBasis } from '../plan/capacity-basis.ts';
import { fixedOnceSubmitted } from '../review/fixed-once-submitted.ts';
import { inForceNarrower, inForceStatuses, seesInForce } from '../review/in-force.ts';
import { reviewEvery } from '../review/review-every.ts';
import { harms, likelihoods, riskBands } from './risk-score.ts';
import { riskCategories } from '../risk-categories.ts';
import { riskComplaints, riskScores, riskWarnings, suggestedRiskReview } from './risk-rules.ts';

const fromOneToFive = (words: readonly string[]) => ({
  min: 1,
  max: 5,
  help: `${words.map((word, at) => `${at + 1} ${midSentence(word)}`).join(', ')}.`,
});
const likelihood = fromOneToFive(likelihoods);
const severity = fromOneToFive(harms);
const score = { min: 1, max: 25 } as const;

export const controlTypes = {
  remove: 'Removes it',
  reduce: 'Reduces it',
  equipment: 'Equipment',
  training: 'Training',
  supervision: 'Supervision',
  plan: 'Plan',
} as const;

export const risk = entity({
  name: 'risk',
  labels: { one: 'Risk assessment', many: 'Risk assessments' },
  purpose: 'What could go wrong for somebody, and what is done so that it does not.',
  title: ['title'],
  belongsTo: 'home',
  movesAlong: true,
  access: {
    superuser: [...everything, 'approve'],
    manager: [...everything, 'submit', 'approve', 'review', 'close', 'acknowledge'],
    senior: ['view', 'add', 'change', 'submit', 'review', 'acknowledge'],
    carer: ['view', 'acknowledge'],
    agency: [...seesInForce, 'acknowledge'],
    auditor: ['view'],
  },
  narrower: inForceNarrower,
  fields: {
    ...section('The risk', {
      resident: ref('Resident', { to: 'resident', help: 'Leave empty for a risk of the whole house.' }),
      title: must(text('Title', { max: 200 })),
      category: must(choice('Category', { options: riskCategories })),
      hazard: must(longText('What could cause harm', { max: 2000 })),
      who_may_be_harmed: must(longText('Who may be harmed', { max: 2000 })),
      how: must(longText('How', { max: 2000 })),
      triggers: words('What sets it off'),
      early_signs: words('Early signs'),
      benefit_of_activity: must(
        longText('What is good about the activity', {
          max: 2000,
          help: 'What the person would lose if it were simply stopped.',
        }),
      ),
    }),
    ...section('Without controls', {
      likelihood: must(whole('Likelihood', likelihood)),
      severity: must(whole('Severity', severity)),
      score: readOnly(whole('Score', score)),
      band: readOnly(choice('Band', { options: riskBands })),
    }),
    ...section('With controls', {
      controls: must(
        rows('Controls', {
          text: must(longText('What is done', { max: 1000 })),
          type: must(
            choice('Kind', {
              options: controlTypes,
            }),
          ),
          owner: ref('Who sees to it', { to: 'staff' }),
          in_place: must(yesNo('In place', { default: false })),
        }),
      ),
      residual_likelihood: explained('residual_likelihood', must(whole('Remaining likelihood', likelihood))),
      residual_severity: explained('residual_severity', must(whole('Remaining severity', severity))),
      residual_score: readOnly(whole('Remaining score', score)),
      residual_band: readOnly(choice('Remaining band', { options: riskBands })),
      residual_reason: text('Why it is greater with controls', { max: 500 }),
      if_it_happens: must(longText('If it happens', { max: 2000 })),
    }),
    ...section('The person', {
      person_view: must(longText('What the person says', { max: 2000 })),
      capacity_basis: explained('capacity', must(choice('Agreed on what footing', { options: capacityBasis }))),
      restriction_used: explained('restraint', must(yesNo('It restricts the person', { default: false }))),
      least_restrictive_reason: must(
        longText('Why nothing less would do', { max: 2000, when: { restriction_used: [true] } }),
      ),
    }),
    ...section('Review', {
      start_date: must(date('Starts', { tense: 'any', default: 'today' })),
      end_date: date('Ends', { tense: 'any' }),
      review_every: must(choice('Reviewed', { options: reviewEvery, default: 'monthly' })),
      review_date: must(
        date('Next review', {
          tense: 'future',
          help: 'Low six months, moderate three, high one month, extreme seven days.',
        }),
      ),
      version_label: readOnly(text('Version', { max: 40 })),
      supersedes: readOnly(ref('Takes the place of', { to: 'risk' })),
      approved_by: readOnly(ref('Approved by', { to: 'staff' })),
      approved_at: readOnly(moment('Approved at')),
      reviewed_at: readOnly(moment('Last reviewed')),
      second_approved_by: readOnly(ref('Approved also by', { to: 'staff' })),
      acknowledged_by: readOnly(
        rows('Read by', { staff: must(ref('Who', { to: 'staff' })), at: must(moment('When')) }),
      ),
      status: must(
        choice('Status', {
          options: {
            draft: 'Draft',
            awaiting_approval: 'Waiting for approval',
            active: 'Active',
            under_review: 'Under review',
            closed: 'Closed',
          },
          default: 'draft',
        }),
      ),
    }),
    ...sentBack,
  },
  states: {
    start: 'draft',
    moves: [
      move('draft', 'awaiting_approval', 'submit', { verb: 'Submit for approval' }),
      // Of an extreme risk whoever approved it first is named already, and another person approves it too.
      move('awaiting_approval', 'active', 'approve', {
        by: 'approve',
        notBy: ['created_by', 'approved_by'],
        verb: 'Approve',
      }),
      sendBack('awaiting_approval', 'approve'),
      takeBack('awaiting_approval', 'submit'),
      move('active', 'under_review', 'review'),
      move('under_review', 'active', 'review', { by: 'review' }),
      move(inForceStatuses, 'closed', 'close', { needs: ['end_date'] }),
    ],
  },
  fixed: fixedOnceSubmitted('risk assessment', {
    closed: 'This risk assessment is closed and stays as it was. A senior or a manager can write a new one.',
  }),
  list: ['resident', 'title', 'category', 'lowered', 'review_date', 'owner', 'status'],
  computed: {
    lowered: {
      shownAs: text('Before → with controls', { max: 60 }),
      from: ['score', 'band', 'residual_score', 'residual_band'],
    },
    owner: { shownAs: words('Owner'), from: [] },
  },
  sorts: ['title'],
  carries: ['likelihood', 'severity', 'residual_likelihood', 'residual_severity', 'acknowledged_by'],
  order: 'review_date',
  filters: ['category', 'residual_band'],
  search: ['title', 'hazard'],
  suggest: suggestedRiskReview,
  check: riskComplaints,
  warn: riskWarnings,
  derive: (r, around) => ({ ...riskScores(r), ...approval(r, around), ...sendingBack(r, around) }),
});
export type Risk = RecordOf<typeof risk>;

interface Approved {
  readonly status: string;
  readonly approved_by: string | null;
}

const unapproved = { approved_by: null, approved_at: null, second_approved_by: null } as const;

/** What was sent back has lost the first of two approvals too. */
function approval(r: Approved, { before, now, actor }: Circumstances<Approved>) {
  if (comesBack(r, before)) return unapproved;
  const isApproved = before?.status === 'awaiting_approval' && entersState(r, before, 'active');
  return isApproved ? { approved_by: r.approved_by ?? actor, approved_at: now, reviewed_at: now } : {};
}
