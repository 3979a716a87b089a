import type { Evaluation } from '#domain/plans/review/evaluation.ts';
import type { FlagTone } from '../../kit/ui/flags.tsx';

/** What an evaluation comes to, as a flag. */
export const outcomes: { readonly [O in Evaluation['outcome']]: readonly [FlagTone, string] } = {
  continue: ['good', 'Carry on'],
  amend: ['watch', 'Change the plan'],
  end: ['info', 'End the plan'],
  escalate: ['danger', 'Ask for more help'],
};
