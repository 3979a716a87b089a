const statuses: readonly unknown[] = ['active', 'under_review'];

/** A plan or a risk assessment that people work by: one under review holds until the next is approved. */
export const isInForce = ({ status }: Readonly<Record<string, unknown>>): boolean => statuses.includes(status);
