import type { Evaluation } from './evaluation.ts';

/** What each outcome does, for whoever chooses it. */
export const outcomeDoes: { readonly [O in Evaluation['outcome']]: string } = {
  continue: 'The plan stays as it is. Approval moves its review to the date below.',
  amend:
    'Submitting opens a draft of the next version, with the progress and the actions written here. This version stays in force until that one is approved.',
  end: 'Approval puts the plan under review. A senior or a manager then archives it; until then it stays in force.',
  escalate:
    'The plan stays in force. Submitting asks the manager to find more help within a day; it stays among the follow-ups until they have written what was arranged. Write under Actions what is needed.',
};
