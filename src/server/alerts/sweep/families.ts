import { bathFamily } from '../facts/bath-facts.ts';
import type { Family, RuleCard } from '../facts/family.ts';
import { fluidFamily } from '../facts/fluid-facts.ts';
import { moneyFamily, premisesFamily } from '../facts/house-facts.ts';
import { bodyFamily, incidentFamily } from '../facts/incident-facts.ts';
import { mindFamily, moodFamily, sleepFamily } from '../facts/mind-facts.ts';
import { assessmentFamily, legalFamily, planFamily } from '../facts/plan-facts.ts';
import { appointmentFamily, rotaFamily } from '../facts/rota-facts.ts';
import { routineFamily, trackingFamily } from '../facts/routine-facts.ts';
import { officeFamily, staffFamily } from '../facts/staff-facts.ts';
import { weightFamily } from '../facts/weight-facts.ts';

/** Every rule there is, by the facts it judges. */
export const families: readonly Family[] = [
  bathFamily,
  weightFamily,
  fluidFamily,
  moodFamily,
  sleepFamily,
  mindFamily,
  routineFamily,
  trackingFamily,
  incidentFamily,
  bodyFamily,
  assessmentFamily,
  planFamily,
  legalFamily,
  appointmentFamily,
  rotaFamily,
  staffFamily,
  officeFamily,
  moneyFamily,
  premisesFamily,
];

export const ruleCards: ReadonlyMap<string, RuleCard> = new Map(
  families.flatMap(({ rules }) => rules.map((rule) => [rule.code, rule] as const)),
);

/** The kinds of record whose change calls for judging at once. */
export const concerned: ReadonlySet<string> = new Set(families.flatMap(({ concerns }) => concerns));
