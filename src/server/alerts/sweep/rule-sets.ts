import { bathRuleSet } from '../facts/bath-facts.ts';
import type { RuleSet, RuleCard } from '../../kit/alerts/rule-set.ts';
import { fluidRuleSet } from '../facts/fluid-facts.ts';
import { moneyRuleSet, premisesRuleSet } from '../facts/house-facts.ts';
import { bodyRuleSet, incidentRuleSet } from '../facts/incident-facts.ts';
import { mindRuleSet, moodRuleSet, sleepRuleSet } from '../facts/mind-facts.ts';
import { assessmentRuleSet, legalRuleSet, planRuleSet } from '../facts/plan-facts.ts';
import { appointmentRuleSet, rotaRuleSet } from '../facts/rota-facts.ts';
import { routineRuleSet, trackingRuleSet } from '../facts/routine-facts.ts';
import { confidentialRuleSet, staffRuleSet, suggestionRuleSet } from '../facts/staff-facts.ts';
import { weightRuleSet } from '../facts/weight-facts.ts';

/** Every rule there is, by the facts it looks at. */
export const ruleSets: readonly RuleSet[] = [
  bathRuleSet,
  weightRuleSet,
  fluidRuleSet,
  moodRuleSet,
  sleepRuleSet,
  mindRuleSet,
  routineRuleSet,
  trackingRuleSet,
  incidentRuleSet,
  bodyRuleSet,
  assessmentRuleSet,
  planRuleSet,
  legalRuleSet,
  appointmentRuleSet,
  rotaRuleSet,
  staffRuleSet,
  confidentialRuleSet,
  suggestionRuleSet,
  moneyRuleSet,
  premisesRuleSet,
];

export const ruleCards: ReadonlyMap<string, RuleCard> = new Map(
  ruleSets.flatMap(({ rules }) => rules.map((rule) => [rule.code, rule] as const)),
);

/** The kinds of record whose change calls for a sweep at once. */
export const sweptOnSave: ReadonlySet<string> = new Set(ruleSets.flatMap(({ concerns }) => concerns));
