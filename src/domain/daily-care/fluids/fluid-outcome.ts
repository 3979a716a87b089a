type FluidOutcome = 'chose_not_to' | 'some' | 'most' | 'all';

/** How much of an offered drink was taken. Without a stated offer, what was drunk was the offer. That half of it is “most” is our own choice. */
export function fluidOutcome(amount_ml: number, offered_ml: number | null): FluidOutcome {
  const offered = offered_ml ?? amount_ml;
  if (amount_ml === 0) return 'chose_not_to';
  if (amount_ml >= offered) return 'all';
  return amount_ml * 2 >= offered ? 'most' : 'some';
}
