import { keysOf, type RecordValues } from '../../kit/vocabulary/record-values.ts';

export const inForceStatuses = ['active', 'under_review'] as const;

/** A plan or a risk assessment that people work by: one under review holds until the next is approved. */
export const isInForce = ({ status }: RecordValues): boolean => inForceStatuses.some((one) => one === status);

/** The care summary of an agency worker holds what people work by, and neither drafts nor what was replaced. */
export const inForceNarrower = {
  'view:active': { rows: { status: { is: 'active' } } },
  'view:under_review': { rows: { status: { is: 'under_review' } } },
} as const;
export const seesInForce = keysOf(inForceNarrower);
