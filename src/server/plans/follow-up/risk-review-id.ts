import { childId } from '../../kit/runtime/child-id.ts';

/** The row of the diary that a follow-up makes for a risk it calls into question. */
export const riskReviewId = (followUp: { readonly id: string }, risk: string): string =>
  childId(followUp.id, `risk ${risk}`);
