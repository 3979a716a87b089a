/** What a clinician allows in a day against what it would come to with the next drink; null where nothing is restricted or it is still within. */
export function overRestriction(
  restriction_ml: number | null | undefined,
  drunk_ml: number,
  next_ml: number,
): { readonly allowed_ml: number; readonly total_ml: number } | null {
  const total_ml = drunk_ml + next_ml;
  return typeof restriction_ml === 'number' && next_ml > 0 && total_ml > restriction_ml
    ? { allowed_ml: restriction_ml, total_ml }
    : null;
}
