import type { Bound, Fields } from '../../kit/vocabulary/fields.ts';
import { choice, longText, moment, must, parts, ref } from '../../kit/vocabulary/fields.ts';
import { outcomes } from '../outcome.ts';
import { supportLevel } from '../support-level.ts';

const answer = {
  result: must(choice('Result', { options: outcomes })),
  support_level: supportLevel(),
  at: moment('When'),
  by: ref('By', { to: 'staff' }),
  note: longText('Note', { max: 1000 }),
} as const;

/** One task of a routine sheet: how it went, with how much help, when and by whom; some tasks ask a little more. */
export const task = <const M extends Fields = Record<never, never>>(label: string, more?: M) =>
  // Neither the answer nor what is asked besides depends on another field.
  parts(label, { ...answer, ...more } as typeof answer & M & Bound<typeof answer & M>);

/** How much of a meal was eaten. */
export const eaten = {
  none: 'None',
  quarter: 'A quarter',
  half: 'Half',
  three_quarters: 'Three quarters',
  all: 'All',
} as const;
