import { domainsOfRisk } from '../../plans/plan/plan-wanted.ts';
import type { Plan } from '../../plans/plan/plan.ts';
import type { Risk } from '../../plans/risk/risk.ts';
import { recordedKinds, type RecordedKind } from './demand.ts';
import { keysOf } from '../../kit/vocabulary/record-values.ts';

export const routines = ['morning_routine', 'afternoon_routine'] as const satisfies readonly RecordedKind[];

/** What is recorded while a part of life is lived; our own choice. A part that is left out has no record of its own. */
const kindsOfDomain: { readonly [D in Plan['domain']]?: readonly RecordedKind[] } = {
  mobility_falls: ['bath', ...routines, 'sleep', 'weight'],
  personal_care: ['bath', ...routines],
  eating_drinking: ['fluid_intake', ...routines],
  continence: [...routines, 'sleep'],
  skin: ['bath', 'morning_routine', 'sleep'],
  epilepsy: ['bath', 'sleep'],
  sleep: ['sleep'],
  oral_health: routines,
  mental_wellbeing: ['care'],
  behaviour_support: ['care', ...routines],
  cognition_capacity: ['care'],
  community_access: ['afternoon_routine'],
  activities_work: ['afternoon_routine'],
  social_family: ['afternoon_routine'],
  safety_environment: ['sleep', 'afternoon_routine'],
};

export const kindsOfPlan = (domain: Plan['domain']): readonly RecordedKind[] => kindsOfDomain[domain] ?? [];

/** A risk is met in the parts of life that it touches; one that touches none, whenever somebody is with the person. */
export function kindsOfRisk(category: Risk['category']): readonly RecordedKind[] {
  if (category === 'bathing_scald') return ['bath'];
  const met = new Set(domainsOfRisk[category].flatMap(kindsOfPlan));
  return met.size > 0 ? recordedKinds.filter((kind) => met.has(kind)) : routines;
}

/** The parts of life whose plans are read while this is recorded. */
export const domainsOn = (kind: RecordedKind): readonly Plan['domain'][] =>
  keysOf(kindsOfDomain).filter((domain) => kindsOfPlan(domain).includes(kind));
