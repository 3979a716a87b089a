import type { RecordOf } from '../../kit/vocabulary/entity.ts';
import { entity } from '../../kit/vocabulary/entity.ts';
import { byMove, choice, link, longText, moment, must, readOnly, ref, section } from '../../kit/vocabulary/fields.ts';
import { move } from '../../kit/vocabulary/states.ts';
import { planDomains } from '../plan/plan-domains.ts';
import { riskCategories } from '../risk-categories.ts';
import { debriefs, referrals, suggestedAsk, triggers } from './follow-up-rules.ts';

/** What somebody sees who opens one by hand; the rest is opened by what happened. */
const byHand = ['dols_condition', 'other'];

/** Something happened that puts a plan or a risk in doubt, and it stays in sight until one has changed or somebody has written why not. */
export const followUp = entity({
  name: 'follow_up',
  labels: { one: 'Follow-up', many: 'Follow-ups' },
  purpose: 'What has to change after something happened, who does it, and whether it was done.',
  title: ['trigger', 'looks_at'],
  belongsTo: 'resident',
  movesAlong: true,
  access: {
    superuser: ['view', 'add', 'change', 'close'],
    manager: ['view', 'add', 'change', 'close'],
    senior: ['view', 'add', 'change', 'close'],
    carer: ['view'],
    agency: ['view'],
    auditor: ['view'],
  },
  fields: {
    ...section('What happened', {
      trigger: must(choice('What happened', { options: triggers, default: 'other' })),
      cause: readOnly(link('Seen in')),
      happened_at: must(moment('When', { default: 'now' })),
      what_happened: longText('In words', { max: 1000, mustWhen: { trigger: byHand } }),
    }),
    ...section('What must be looked at', {
      looks_at: must(
        choice('What must be looked at', {
          options: {
            risk: 'Risk assessment',
            plan: 'Support plan',
            assessment: 'Assessment',
            debrief: 'Talking it through',
            referral: 'Whether to refer',
            everything: 'All plans and risks',
          },
          default: 'everything',
        }),
      ),
      risk_category: must(choice('Which risk', { options: riskCategories, when: { looks_at: ['risk'] } })),
      plan_domain: must(choice('Which part of life', { options: planDomains, when: { looks_at: ['plan'] } })),
      assessment_category: must(
        choice('Which assessment', {
          options: { skin: 'Skin', nutrition: 'Nutrition' },
          when: { looks_at: ['assessment'] },
        }),
      ),
      debrief_with: must(choice('With whom', { options: debriefs, when: { looks_at: ['debrief'] } })),
      refer_to: must(choice('To whom', { options: referrals, when: { looks_at: ['referral'] } })),
      owner: ref('Who sees to it', { to: 'staff', help: 'A person, or else a role below.' }),
      owner_role: must(
        choice('Or which role', {
          options: { key_worker: 'Key worker', shift_lead: 'Shift lead', manager: 'Manager' },
          default: 'manager',
        }),
      ),
      due_at: must(moment('By when', { tense: 'future' })),
    }),
    ...section('How it ended', {
      status: must(
        choice('Status', { options: { open: 'Open', closed: 'Closed', cancelled: 'Cancelled' }, default: 'open' }),
      ),
      closed_how: byMove(
        choice('How it ended', {
          options: { changed: 'Something was changed', reviewed: 'It was looked at', no_change: 'No change needed' },
          when: { status: ['closed'] },
        }),
      ),
      closed_with: readOnly(link('Closed with')),
      finding: byMove(
        longText('What was found', {
          max: 1000,
          help: 'One sentence; where no change is needed, why not.',
          when: { status: ['closed', 'cancelled'] },
        }),
      ),
      closed_at: readOnly(moment('Closed at')),
      closed_by: readOnly(ref('Closed by', { to: 'staff' })),
    }),
  },
  states: {
    start: 'open',
    moves: [
      move('open', 'closed', 'close', { by: 'close', needs: ['closed_how', 'finding'] }),
      // Comes with the resident's leaving, or with a cause that was entered in error.
      move('open', 'cancelled', 'change', { by: 'discharge' }),
    ],
  },
  fixed: {
    in: {
      closed: 'This follow-up is closed and stays as it was. A senior or a manager can open another one.',
      cancelled: 'This follow-up was cancelled and stays as it was. A senior or a manager can open another one.',
    },
  },
  list: ['due_at', 'resident', 'trigger', 'looks_at', 'owner', 'owner_role', 'status'],
  carries: [
    'cause',
    'happened_at',
    'what_happened',
    'risk_category',
    'plan_domain',
    'assessment_category',
    'debrief_with',
    'refer_to',
    'closed_how',
    'closed_with',
    'closed_at',
    'closed_by',
    'finding',
    'created_at',
  ],
  order: 'due_at',
  filters: ['trigger', 'looks_at', 'owner', 'owner_role'],
  suggest: suggestedAsk,
  check: endComplaint,
});
export type FollowUp = RecordOf<typeof followUp>;

interface Ended {
  readonly status: string;
  readonly closed_how: string | null;
  readonly closed_with: unknown;
  readonly finding: string | null;
}

/** Shorter than this is no sentence: "ok", "none", "n/a". */
const shortestSentence = 10;

/** Whoever closes one by hand says in a sentence why; that something was changed is said by what was approved. */
function endComplaint({ status, closed_how, closed_with, finding }: Ended) {
  if (status !== 'closed' || closed_with !== null) return {};
  return {
    ...(closed_how === 'changed' ? { closed_how: 'Only an approved plan or risk assessment says so.' } : {}),
    ...((finding ?? '').trim().length < shortestSentence
      ? { finding: 'Say in a sentence what was found, or why nothing has to change.' }
      : {}),
  };
}
