import type { RecordOf } from '../../kit/vocabulary/entity.ts';
import { entersState, move } from '../../kit/vocabulary/states.ts';
import { entity } from '../../kit/vocabulary/entity.ts';
import {
  byMove,
  choice,
  date,
  explained,
  longText,
  moment,
  must,
  readOnly,
  ref,
  refs,
  rows,
  section,
  text,
  whole,
} from '../../kit/vocabulary/fields.ts';
import { everything } from '../../kit/vocabulary/permissions.ts';
import { sendBack, sendingBack, sentBack, takeBack } from '../../kit/traits/sent-back.ts';
import { capacityBasis } from './capacity-basis.ts';
import { fixedOnceSubmitted } from '../review/fixed-once-submitted.ts';
import { inForceNarrower, inForceStatuses, seesInForce } from '../review/in-force.ts';
import { goalCharts } from './goal-charts.ts';
import { planDomains } from './plan-domains.ts';
import { planComplaints, planWarnings, suggestedReview } from './plan-dates.ts';
import { stepRecords, suggestedRecords } from './step-records.ts';
import { reviewEvery } from '../review/review-every.ts';

export const planStatuses = {
  draft: 'Draft',
  awaiting_approval: 'Waiting for approval',
  active: 'Active',
  under_review: 'Under review',
  superseded: 'Replaced',
  archived: 'Archived',
} as const;

/** How long what a goal or a step says may be. */
export const planLengths = { baseline: 300, step: 1000 } as const;

export const plan = entity({
  name: 'plan',
  labels: { one: 'Support plan', many: 'Support plans' },
  purpose: 'How somebody wants to be supported, agreed by two people and read by all.',
  title: ['title'],
  belongsTo: 'resident',
  movesAlong: true,
  access: {
    superuser: everything,
    manager: [...everything, 'submit', 'approve', 'review', 'archive', 'acknowledge'],
    senior: ['view', 'add', 'change', 'submit', 'review', 'archive', 'acknowledge'],
    carer: ['view', 'acknowledge'],
    agency: [...seesInForce, 'acknowledge'],
    auditor: ['view'],
  },
  narrower: inForceNarrower,
  fields: {
    ...section('The person', {
      title: must(text('Title', { max: 200 })),
      domain: must(choice('Part of life', { options: planDomains })),
      need: must(longText('What the person needs, and why', { max: 4000 })),
      strengths: longText('Strengths', { max: 4000 }),
      person_says: must(
        longText('In the person’s words', { max: 4000, help: 'Their own words, or “not able, see how involved”.' }),
      ),
      capacity_basis: explained('capacity', must(choice('Agreed on what footing', { options: capacityBasis }))),
      involved: must(
        rows('Who was involved', {
          name: must(text('Name', { max: 120 })),
          role: must(text('Role', { max: 120 })),
          how: text('How', { max: 300 }),
        }),
      ),
    }),
    ...section('Goals and actions', {
      goals: must(
        rows('Goals', {
          goal: must(longText('Goal', { max: 1000 })),
          measure: text('How we will know', { max: 300 }),
          chart: choice('Measured by', {
            options: goalCharts,
            help: 'Its figures stand beside the goal when the plan is evaluated.',
          }),
          baseline: text('Where it stands now', { max: planLengths.baseline }),
          target_date: date('By', { tense: 'future' }),
          status: must(
            choice('Progress', {
              options: {
                not_started: 'Not started',
                progressing: 'Progressing',
                achieved: 'Achieved',
                stopped: 'Stopped',
              },
              default: 'not_started',
            }),
          ),
        }),
      ),
      actions: must(
        rows('Actions', {
          what: must(longText('What', { max: planLengths.step })),
          how: longText('How', { max: 1000 }),
          frequency: text('When or how often', { max: 200 }),
          by_role: text('By whom', { max: 120 }),
          equipment: text('With what', { max: 200 }),
          asset: ref('Thing of the house', { to: 'house_asset' }),
          staff_number: explained('staff_number', whole('Staff needed', { min: 0, max: 10, default: 1 })),
          recorded_on: choice('Recorded on', {
            options: stepRecords,
            help: 'An evaluation then counts how often it was done and declined.',
          }),
        }),
      ),
      linked_risks: refs('Risk assessments', { to: 'risk' }),
      linked_assessments: refs('Assessments', { to: 'assessment_result' }),
    }),
    ...section('Review', {
      start_date: must(date('Starts', { tense: 'any', default: 'today' })),
      review_every: must(
        choice('Reviewed', { options: reviewEvery, default: 'monthly', setting: 'plan_review_default' }),
      ),
      review_date: must(date('Next review', { tense: 'future' })),
      version_label: readOnly(text('Version', { max: 40 })),
      supersedes: readOnly(ref('Takes the place of', { to: 'plan' })),
      approver: byMove(ref('Who is asked to approve it', { to: 'staff' })),
      approved_by: readOnly(ref('Approved by', { to: 'staff' })),
      approved_at: readOnly(moment('Approved at')),
      acknowledged_by: readOnly(
        rows('Read by', { staff: must(ref('Who', { to: 'staff' })), at: must(moment('When')) }),
      ),
      status: must(
        choice('Status', {
          options: planStatuses,
          default: 'draft',
        }),
      ),
      status_reason: byMove(longText('Why it is reviewed or archived', { max: 1000 })),
    }),
    ...sentBack,
  },
  states: {
    start: 'draft',
    moves: [
      move('draft', 'awaiting_approval', 'submit', { takes: ['approver'], verb: 'Submit for approval' }),
      move(['awaiting_approval', 'under_review'], 'active', 'approve', {
        by: 'approve',
        notBy: ['created_by'],
        verb: 'Approve',
      }),
      sendBack('awaiting_approval', 'approve'),
      takeBack('awaiting_approval', 'submit'),
      move('active', 'under_review', 'review', { takes: ['status_reason'], verb: 'Begin the review' }),
      // Comes with the approval of the version that takes its place.
      move(inForceStatuses, 'superseded', 'approve', { by: 'approve' }),
      move('under_review', 'archived', 'archive', { needs: ['status_reason'], verb: 'Archive' }),
    ],
  },
  fixed: fixedOnceSubmitted('plan', {
    superseded: 'This plan was replaced and stays as it was. Change the version that took its place.',
    archived: 'This plan is archived and stays as it was. A senior or a manager can write a new plan.',
  }),
  list: ['domain', 'title', 'key_worker', 'review_date', 'status', 'unread_by'],
  computed: {
    key_worker: { shownAs: text('Key worker', { max: 240 }), from: [] },
    unread_by: {
      shownAs: whole('Unread by', { unit: 'people', min: 0, max: 10_000 }),
      from: ['status', 'acknowledged_by', 'approved_at', 'approved_by', 'created_by'],
    },
  },
  sorts: ['title', 'start_date'],
  carries: ['start_date', 'review_every'],
  order: 'review_date',
  filters: ['domain'],
  search: ['title', 'need'],
  unique: [
    {
      fields: ['resident', 'domain', 'title'],
      ignoreCase: true,
      among: { status: ['active'] },
      sentence: 'The resident already has an active plan of this name for this part of life.',
    },
  ],
  suggest: (draft) => ({ ...suggestedReview(draft), ...suggestedRecords(draft) }),
  check: planComplaints,
  warn: planWarnings,
  derive: (p, around) => ({
    ...(entersState(p, around.before, 'active') ? { approved_by: around.actor, approved_at: around.now } : {}),
    ...sendingBack(p, around),
  }),
});
export type Plan = RecordOf<typeof plan>;
