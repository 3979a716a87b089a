import { inForceStatuses } from '../review/in-force.ts';
import type { planDomains } from './plan-domains.ts';
import type { riskCategories } from '../risk-categories.ts';

type Domain = keyof typeof planDomains;

/** The plans that say what is done in these parts of somebody's life: those that stand or are being written. One that was replaced or laid aside helps nobody. */
export const plansCovering = (resident: string, domains: readonly Domain[]) => ({
  resident: [resident],
  domain: domains,
  status: ['draft', 'awaiting_approval', ...inForceStatuses],
});

/** What every resident's plans speak of a week after moving in; our own choice. */
export const fullSet = [
  'communication',
  'personal_care',
  'mobility_falls',
  'eating_drinking',
  'mental_wellbeing',
] as const satisfies readonly Domain[];

/** The parts of life in which a risk is met by a plan; a risk of the house or of working there has none. */
export const domainsOfRisk: { readonly [C in keyof typeof riskCategories]: readonly Domain[] } = {
  falls: ['mobility_falls'],
  choking: ['eating_drinking'],
  skin: ['skin'],
  nutrition: ['eating_drinking'],
  self_harm: ['mental_wellbeing', 'behaviour_support'],
  suicide: ['mental_wellbeing'],
  violence: ['behaviour_support'],
  fire_smoking: ['safety_environment'],
  absconding: ['community_access', 'safety_environment'],
  exploitation_abuse: ['relationships_sexuality', 'community_access', 'money'],
  self_neglect: ['personal_care', 'mental_wellbeing'],
  substance: ['mental_wellbeing', 'physical_health'],
  medicines: ['medicines_support'],
  moving_handling: ['mobility_falls'],
  bed_rails: ['mobility_falls', 'safety_environment'],
  bathing_scald: ['personal_care'],
  community: ['community_access'],
  road_safety: ['community_access'],
  epilepsy: ['epilepsy'],
  infection: ['physical_health'],
  money: ['money'],
  online: ['relationships_sexuality', 'community_access'],
  lone_working: [],
  environment: ['safety_environment'],
  other: [],
};

/** The same for what an assessment is about. */
export const domainsOfAssessment: Readonly<Record<string, readonly Domain[]>> = {
  nutrition: ['eating_drinking'],
  skin: ['skin'],
  falls: ['mobility_falls'],
  mobility: ['mobility_falls'],
  pain: ['pain'],
  deterioration: ['physical_health'],
  mental_health: ['mental_wellbeing'],
  cognition: ['cognition_capacity'],
  moving_handling: ['mobility_falls'],
  continence: ['continence'],
  oral: ['oral_health'],
  swallow: ['eating_drinking'],
  capacity: ['cognition_capacity'],
};
