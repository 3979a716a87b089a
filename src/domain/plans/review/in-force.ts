import type { RecordValues } from '../../kit/vocabulary/record-values.ts';
import type { Narrower } from '../../kit/vocabulary/permissions.ts';

export const inForceStatuses = ['active', 'under_review'] as const;

/** A plan or a risk assessment that people work by: one under review holds until the next is approved. */
export const isInForce = ({ status }: RecordValues): boolean => inForceStatuses.some((one) => one === status);

/** The care summary of an agency worker holds what people work by, and neither drafts nor what was replaced. */
export const seesInForce = inForceStatuses.map((status) => `view:${status}` as const);
export const inForceNarrower: Narrower = Object.fromEntries(
  inForceStatuses.map((status) => [`view:${status}`, { rows: { status: { is: status } } }]),
);
