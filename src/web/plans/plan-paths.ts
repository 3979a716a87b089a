/** The address of a plan, of one that is to be written, and of the plans of one person or of the house. */
export const planPath = (id: string, more: Readonly<Record<string, string>> = {}): string =>
  `/supportplan/detail?${new URLSearchParams({ id, ...more })}`;

export const newPlanPath = (resident: string, domain: string): string =>
  `/supportplan/add-supportplan?${new URLSearchParams({ resident, domain })}`;

export const plansPath = (resident: string | null = null): string =>
  resident ? `/supportplan?${new URLSearchParams({ resident })}` : '/supportplan';

export const evaluationsPath = (plan: string, resident: string): string =>
  `/supportplan/evaluations?${new URLSearchParams({ plan, resident })}`;
