import type { Family, RuleCard } from './family.ts';
import { fluidFamily } from './fluid-facts.ts';
import { bodyFamily, incidentFamily } from './incident-facts.ts';
import { mindFamily, moodFamily, sleepFamily } from './mind-facts.ts';
import { weightFamily } from './weight-facts.ts';

/** Every rule there is, by the facts it judges. */
export const families: readonly Family[] = [fluidFamily, weightFamily, moodFamily, mindFamily, sleepFamily, incidentFamily, bodyFamily];

export const ruleCards: ReadonlyMap<string, RuleCard> = new Map(families.flatMap(({ rules }) => rules.map((rule) => [rule.code, rule] as const)));

/** The kinds of record whose change calls for judging at once. */
export const concerned: ReadonlySet<string> = new Set(families.flatMap(({ concerns }) => concerns));
