import { choice, moment, must, text } from '../kit/vocabulary/fields.ts';

/** How a piece of care went. Choosing not to is an answer, not a gap. */
export const outcomes = {
  completed: 'Done',
  partly: 'Partly done',
  declined: 'Chose not to',
  not_needed: 'Not needed',
  not_done: 'Not done',
} as const;

const chosenNotTo = { outcome: ['declined'] } as const;

/** The outcome of an entry, and what is asked when the resident chose not to. */
export const outcomeFields = {
  outcome: must(choice('Outcome', { options: outcomes, default: 'completed' })),
  declined_reason: must(
    choice('Why they chose not to', {
      options: {
        not_now: 'Not now',
        pain: 'Pain',
        distressed: 'Distressed',
        prefers_other_staff: 'Prefers other staff',
        asleep: 'Asleep',
        unwell: 'Unwell',
        other: 'Other',
      },
      when: chosenNotTo,
    }),
  ),
  declined_reason_text: must(text('Other reason', { max: 300, when: { ...chosenNotTo, declined_reason: ['other'] } })),
  re_offered_at: moment('Offered again at', { when: chosenNotTo }),
} as const;
