import type { Fixed } from '../../kit/vocabulary/fixed.ts';

/** What people work by is what was approved: it is replaced by a new version that is approved again, never rewritten. */
export function fixedOnceSubmitted(one: string, over: Readonly<Record<string, string>>): Fixed<'review_date'> {
  const inForce = `An approved ${one} stays as it is. A senior or a manager can make a new version of it, which is approved again.`;
  return {
    in: {
      awaiting_approval: `This ${one} waits for approval as it was submitted. Its author can take it back, and a manager can send it back.`,
      active: inForce,
      under_review: inForce,
      ...over,
    },
    byCall: ['review_date'],
  };
}
