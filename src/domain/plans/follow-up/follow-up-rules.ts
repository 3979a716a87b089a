import { addHours, isMoment, type Moment } from '../../kit/time/time.ts';
import type { planDomains } from '../plan/plan-domains.ts';
import type { riskCategories } from '../risk-categories.ts';

/** What calls for a follow-up. Incidents are called as their kind is; what a person opens by hand is the last two. */
export const triggers = {
  fall: 'Fall',
  two_falls: 'Several falls',
  burn_scald: 'Burn or scald',
  choking: 'Choking',
  medicine_event: 'Medicine event',
  self_harm: 'Self-harm',
  aggression_to_other: 'Aggression to another resident',
  aggression_to_staff: 'Aggression to staff',
  property_damage: 'Damage to property',
  behaviour_of_concern: 'Behaviour of concern',
  seizure: 'Seizure',
  absconding_missing: 'Missing',
  safeguarding: 'Safeguarding concern',
  pressure_damage: 'Pressure damage',
  infection: 'Infection',
  fire: 'Fire',
  money_loss: 'Money lost',
  restraint: 'Restraint',
  nutrition_up: 'Nutrition score gone up',
  skin_up: 'Skin score gone up',
  pressure_mark: 'New pressure mark',
  hospital_return: 'Back from hospital',
  medicines_refused: 'Medicines refused three times',
  wash_refused: 'Washing refused three times',
  dols_expiry: 'DoLS about to end',
  dols_condition: 'DoLS condition not met',
  more_help: 'More help asked for',
  other: 'Something else',
} as const;
export type Trigger = keyof typeof triggers;

export const referrals = {
  falls_service: 'GP or falls service',
  prescriber: 'Whoever prescribes',
  dols_body: 'DoLS office',
  further_help: 'Somebody who can help further',
} as const;
export const debriefs = { resident: 'With the resident', staff: 'With the staff' } as const;

/** What must be looked at. Only what a form or a decision can answer stands here. */
export type Ask =
  | { readonly looks_at: 'risk'; readonly risk_category: keyof typeof riskCategories; readonly whereThere?: true }
  | { readonly looks_at: 'plan'; readonly plan_domain: keyof typeof planDomains }
  | { readonly looks_at: 'assessment'; readonly assessment_category: 'skin' | 'nutrition' }
  | { readonly looks_at: 'debrief'; readonly debrief_with: keyof typeof debriefs }
  | { readonly looks_at: 'referral'; readonly refer_to: keyof typeof referrals }
  | { readonly looks_at: 'everything' };

type OwnerRole = 'key_worker' | 'shift_lead' | 'manager';

/** By when: so many hours after it happened, or before the shift ends, or on the day something runs out. */
export type Within = number | 'shift' | 'expiry';

export interface FollowUpRule {
  readonly trigger: Trigger;
  readonly ask: Ask;
  readonly owner: OwnerRole;
  readonly within: Within;
}

const risk = (risk_category: keyof typeof riskCategories): Ask => ({ looks_at: 'risk', risk_category });
/** Asked only where the resident has such an assessment: nobody has to write one because of this. */
const riskWhereThere = (risk_category: keyof typeof riskCategories): Ask => ({
  looks_at: 'risk',
  risk_category,
  whereThere: true,
});
const plan = (plan_domain: keyof typeof planDomains): Ask => ({ looks_at: 'plan', plan_domain });
const assessment = (assessment_category: 'skin' | 'nutrition'): Ask => ({
  looks_at: 'assessment',
  assessment_category,
});
const debrief = (debrief_with: keyof typeof debriefs): Ask => ({ looks_at: 'debrief', debrief_with });
const referral = (refer_to: keyof typeof referrals): Ask => ({ looks_at: 'referral', refer_to });
const everything: Ask = { looks_at: 'everything' };

const rule = (trigger: Trigger, ask: Ask, owner: OwnerRole, within: Within): FollowUpRule => ({
  trigger,
  ask,
  owner,
  within,
});

/**
 * What a recorded danger asks for: what happened, what must be looked at, who sees to it, by when in hours.
 * 72 hours for reviews and debriefs, as for the checks after an accident, 48 for a score that went up, 24 after
 * hospital and where an evaluation asks for more help, and the same shift for a new pressure mark: our own choices.
 */
export const followUpRules: readonly FollowUpRule[] = [
  rule('fall', risk('falls'), 'shift_lead', 72),
  rule('fall', riskWhereThere('moving_handling'), 'shift_lead', 72),
  rule('fall', plan('mobility_falls'), 'key_worker', 72),
  rule('two_falls', referral('falls_service'), 'manager', 72),
  rule('burn_scald', risk('bathing_scald'), 'shift_lead', 72),
  rule('burn_scald', riskWhereThere('fire_smoking'), 'shift_lead', 72),
  rule('choking', risk('choking'), 'shift_lead', 72),
  rule('medicine_event', risk('medicines'), 'shift_lead', 72),
  rule('self_harm', risk('self_harm'), 'shift_lead', 72),
  rule('self_harm', riskWhereThere('suicide'), 'shift_lead', 72),
  rule('aggression_to_other', risk('violence'), 'shift_lead', 72),
  rule('aggression_to_staff', risk('violence'), 'shift_lead', 72),
  rule('aggression_to_staff', riskWhereThere('lone_working'), 'shift_lead', 72),
  rule('property_damage', riskWhereThere('violence'), 'shift_lead', 72),
  rule('behaviour_of_concern', riskWhereThere('violence'), 'shift_lead', 72),
  rule('seizure', risk('epilepsy'), 'shift_lead', 72),
  rule('absconding_missing', risk('absconding'), 'shift_lead', 72),
  rule('absconding_missing', riskWhereThere('road_safety'), 'shift_lead', 72),
  rule('safeguarding', risk('exploitation_abuse'), 'manager', 72),
  rule('pressure_damage', risk('skin'), 'shift_lead', 72),
  rule('infection', riskWhereThere('infection'), 'shift_lead', 72),
  rule('fire', risk('fire_smoking'), 'shift_lead', 72),
  rule('money_loss', riskWhereThere('money'), 'manager', 72),
  rule('money_loss', riskWhereThere('exploitation_abuse'), 'manager', 72),
  rule('restraint', debrief('resident'), 'shift_lead', 72),
  rule('restraint', debrief('staff'), 'shift_lead', 72),
  rule('restraint', plan('behaviour_support'), 'key_worker', 72),
  rule('nutrition_up', plan('eating_drinking'), 'key_worker', 48),
  rule('skin_up', plan('skin'), 'key_worker', 48),
  rule('pressure_mark', risk('skin'), 'shift_lead', 'shift'),
  rule('pressure_mark', assessment('skin'), 'shift_lead', 24),
  rule('hospital_return', everything, 'shift_lead', 24),
  rule('medicines_refused', referral('prescriber'), 'shift_lead', 24),
  rule('wash_refused', plan('personal_care'), 'key_worker', 72),
  rule('more_help', referral('further_help'), 'manager', 24),
  rule('dols_expiry', referral('dols_body'), 'manager', 'expiry'),
  rule('dols_condition', plan('cognition_capacity'), 'manager', 72),
];

export const rulesOf = (trigger: string): readonly FollowUpRule[] =>
  followUpRules.filter((one) => one.trigger === trigger);

/** What is asked where somebody opens one by hand and no rule speaks of it. */
const unruled: Pick<FollowUpRule, 'ask' | 'owner' | 'within'> = { ask: everything, owner: 'manager', within: 72 };

interface Opened {
  readonly trigger?: string | null;
  readonly happened_at?: Moment | null;
}

/** The form of whoever opens one by hand follows the same table. */
export function suggestedAsk({ trigger, happened_at }: Opened) {
  const { ask, owner, within } = rulesOf(trigger ?? '')[0] ?? unruled;
  const { whereThere: _, ...asked } = { whereThere: undefined, ...ask };
  return {
    ...asked,
    owner_role: owner,
    ...(happened_at && isMoment(happened_at) && typeof within === 'number'
      ? { due_at: addHours(happened_at, within) }
      : {}),
  };
}

/** The kinds of risk assessment that an incident of this kind calls into question; what is not named calls none. */
export const touchedRisks = (incidentType: string): readonly string[] =>
  rulesOf(incidentType).flatMap(({ ask }) => (ask.looks_at === 'risk' ? [ask.risk_category] : []));

/** The fields that say which of its kind is to be looked at. */
export const subjectFields = [
  'risk_category',
  'plan_domain',
  'assessment_category',
  'debrief_with',
  'refer_to',
] as const;

/** What is asked, whether by a rule or by a follow-up that is stored. */
type FollowUpQuestion = { readonly looks_at: string } & {
  readonly [N in (typeof subjectFields)[number]]?: string | null;
};

/** What is asked, in two words that never change: the id of a follow-up is made of them. */
export const askKey = (asked: FollowUpQuestion): string =>
  [asked.looks_at, ...subjectFields.flatMap((name) => asked[name] ?? [])].join(' ');
