/** On what footing support is given to someone: their own yes, or who decides in their place. */
export const capacityBasis = {
  person_consents: 'The person agrees',
  best_interests: 'Best-interests decision',
  lpa_health: 'Attorney for health and welfare',
  court: 'Court decision',
  not_applicable: 'Does not apply',
} as const;

/** Plans that only offer something: nothing is done to anybody who does not want it. */
const offering = ['social_family', 'activities_work', 'culture_faith', 'recovery_move_on', 'safety_environment'];

interface Agreed {
  readonly domain: string;
  readonly capacity_basis: string;
}

/** Why a plan cannot be put in force yet; null where it is agreed, or decided in the person's place. */
export const lacksFooting = ({ domain, capacity_basis }: Agreed): string | null =>
  capacity_basis === 'not_applicable' && !offering.includes(domain)
    ? 'Nobody has agreed to this plan yet. Before it is put in force, say that the person agrees, or who decided in their best interests: its author can take it back and write it in.'
    : null;
