import type { planDomains } from '#domain/plans/plan/plan-domains.ts';

/** What the person needs and why, what they say about it, what they hope for, and the first thing we do. */
export type PlanText = readonly [need: string, says: string, goal: string, doing: string];

/** By first and last name, then by part of life. */
export type Plans = Readonly<Record<string, Partial<Readonly<Record<keyof typeof planDomains, PlanText>>>>>;
