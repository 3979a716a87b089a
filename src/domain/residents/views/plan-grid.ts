import { isKeyOf, keysOf } from '../../kit/vocabulary/record-values.ts';
import type { Day, Moment } from '../../kit/time/time.ts';
import type { Resident } from '../person/resident.ts';
import { residentSafety } from '../person/resident-safety.ts';
import { planDomains } from '../../plans/plan/plan-domains.ts';
import { domainsOfAssessment, domainsOfRisk, fullSet } from '../../plans/plan/plan-wanted.ts';
import type { Plan } from '../../plans/plan/plan.ts';
import { isInForce } from '../../plans/review/in-force.ts';
import { admissionPlanDates, reviewState } from '../../plans/review/review-dates.ts';
import type { Risk } from '../../plans/risk/risk.ts';

type PlanDomain = Plan['domain'];

/** How one part of somebody's life stands, the most pressing first. */
export const cellStates = {
  missing: 'Missing',
  overdue: 'Overdue',
  under_review: 'Under review',
  waiting: 'Waiting for approval',
  due: 'Due',
  draft: 'Being written',
  in_date: 'In date',
} as const;
export type CellState = keyof typeof cellStates;
const order = Object.keys(cellStates);

export type GridPlan = Pick<Plan, 'id' | 'domain' | 'title' | 'status' | 'review_date'>;

export interface PlanCell {
  readonly domain: PlanDomain;
  readonly state: CellState;
  /** The plans of this part of life, the most pressing first; none where one is missing. */
  readonly plans: readonly (GridPlan & { readonly state: CellState })[];
  /** What calls for a plan where none is in force. */
  readonly because: string | null;
  /** By when it is to be in force. */
  readonly by: Day | null;
}

/** The entities that the grid is read from. */
export const planGridMadeOf = ['plan', 'risk', 'assessment', 'assessment_result', 'resident'] as const;

export interface PlanGridRow {
  readonly resident: Partial<Resident> & Pick<Resident, 'id'>;
  readonly cells: readonly PlanCell[];
  readonly arrival: Arrival | null;
}

/** The plans of everyone in a house, by part of life. */
export interface PlanGrid {
  readonly home: string;
  readonly at: Moment;
  readonly residents: readonly PlanGridRow[];
}

/** What is known of one resident. What the reader may not see is left out. */
export interface PlanFacts {
  readonly plans: readonly GridPlan[];
  readonly admission_date?: Day | null;
  readonly flags?: readonly string[] | null;
  /** The newest result of each form. */
  readonly results?: readonly { readonly category: string; readonly title: string; readonly severity: string | null }[];
  readonly risks?: readonly Pick<Risk, 'category' | 'title' | 'residual_band'>[];
}

export type Arrival = ReturnType<typeof admissionPlanDates>;

/** Whoever moved in within six weeks is new; afterwards the reviews speak for themselves. */
export function arrivalOf(admission_date: Day | null | undefined, today: Day): Arrival | null {
  if (!admission_date) return null;
  const dates = admissionPlanDates(admission_date);
  return today >= admission_date && today <= dates.review_by ? dates : null;
}

function stateOf({ status, review_date }: GridPlan, today: Day): CellState {
  if (status === 'draft') return 'draft';
  if (status === 'awaiting_approval') return 'waiting';
  const review = reviewState(review_date, today);
  return status === 'under_review' && review !== 'overdue' ? 'under_review' : review;
}

interface Call {
  /** Any one of these parts of life answers it. */
  readonly domains: readonly PlanDomain[];
  readonly because: string;
  readonly by: Day | null;
}

type Flag = keyof typeof residentSafety.header_flags.options;

/** The parts of life in which a plan answers a flag beside somebody's name; what is only to be known at the bedside has none. */
const domainsOfFlag: { readonly [F in Flag]: readonly PlanDomain[] } = {
  allergy: [],
  falls: ['mobility_falls'],
  choking: ['eating_drinking'],
  dnacpr: ['end_of_life'],
  dols: ['cognition_capacity', 'community_access', 'safety_environment'],
  diabetes: ['diabetes'],
  epilepsy: ['epilepsy'],
  anticoagulant: [],
  infection: [],
  self_harm: ['mental_wellbeing', 'behaviour_support'],
  absconding: ['community_access', 'safety_environment'],
  two_staff: ['mobility_falls', 'personal_care'],
  hoist: ['mobility_falls'],
  communication: ['communication'],
};

const serious = ['high', 'critical'];

/** What asks for a plan: the week after moving in, a score, a risk, a flag beside the name. */
function callsFor({ flags, results = [], risks = [] }: PlanFacts, arrival: Arrival | null): readonly Call[] {
  return [
    ...(arrival ? fullSet : []).map((domain) => ({
      domains: [domain],
      because: 'Part of the full set of a new arrival',
      by: arrival?.full_plan_by ?? null,
    })),
    ...results
      .filter(({ severity }) => severity !== null && serious.includes(severity))
      .map(({ category, title }) => ({ domains: domainsOfAssessment[category] ?? [], because: title, by: null })),
    ...risks
      .filter(({ residual_band }) => residual_band === 'high' || residual_band === 'extreme')
      .map(({ category, title }) => ({ domains: domainsOfRisk[category], because: `Risk: ${title}`, by: null })),
    ...(flags ?? [])
      .filter((name) => isKeyOf(domainsOfFlag, name))
      .map((flag) => ({
        domains: domainsOfFlag[flag],
        because: `Flag: ${residentSafety.header_flags.options[flag]}`,
        by: null,
      })),
  ];
}

/** How every part of life stands in which somebody has a plan or should have one. */
export function planCells(facts: PlanFacts, today: Day): readonly PlanCell[] {
  const inForce = new Set(facts.plans.filter(isInForce).map(({ domain }) => domain));
  const begun = new Set(facts.plans.map(({ domain }) => domain));
  const open = callsFor(facts, arrivalOf(facts.admission_date, today))
    .filter(({ domains }) => domains.length > 0 && !domains.some((domain) => inForce.has(domain)))
    .map((call) => ({ ...call, domain: call.domains.find((domain) => begun.has(domain)) ?? call.domains[0] }));
  return keysOf(planDomains).flatMap((domain): PlanCell[] => {
    const plans = facts.plans
      .filter((plan) => plan.domain === domain)
      .map((plan) => ({ ...plan, state: stateOf(plan, today) }))
      .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
    const [call] = open.filter((one) => one.domain === domain);
    const [worst] = inForce.has(domain) ? plans.filter(({ state }) => state !== 'draft') : plans;
    if (!worst && !call) return [];
    return [{ domain, state: worst?.state ?? 'missing', plans, because: call?.because ?? null, by: call?.by ?? null }];
  });
}

/** Whether somebody has something to do about it. */
export const needsWork = ({ state }: Pick<PlanCell, 'state'>): boolean => state !== 'in_date';

/** The parts of life that anybody in the house has a plan for or lacks one: what most people have comes first. */
export function domainsIn(rows: readonly Pick<PlanGridRow, 'cells'>[]): readonly PlanDomain[] {
  const count = (domain: PlanDomain): number =>
    rows.filter(({ cells }) => cells.some((cell) => cell.domain === domain)).length;
  return keysOf(planDomains)
    .filter((domain) => count(domain) > 0)
    .toSorted((a, b) => count(b) - count(a));
}
