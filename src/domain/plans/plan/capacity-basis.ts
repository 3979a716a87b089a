/** On what footing support is given to someone: their own yes, or who decides in their place. */
export const capacityBasis = {
  person_consents: 'The person agrees',
  best_interests: 'Best-interests decision',
  lpa_health: 'Attorney for health and welfare',
  court: 'Court decision',
  not_applicable: 'Does not apply',
} as const;
