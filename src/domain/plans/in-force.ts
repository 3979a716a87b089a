import type { Narrower } from '../kit/permissions.ts';

const statuses = ['active', 'under_review'] as const;

/** A plan or a risk assessment that people work by: one under review holds until the next is approved. */
export const isInForce = ({ status }: Readonly<Record<string, unknown>>): boolean => statuses.some((one) => one === status);

/** The care summary of an agency worker holds what people work by, and neither drafts nor what was replaced. */
export const seesInForce = statuses.map((status) => `view:${status}` as const);
export const inForceNarrower: Narrower = Object.fromEntries(statuses.map((status) => [`view:${status}`, { rows: { status: { is: status } } }]));
