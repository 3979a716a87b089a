/** Who lives in a house, were they in hospital or away at the moment, as a condition on `p`; `home` is the house's placeholder or column. */
export const livingIn = (home: string): string => `p.home = ${home} and not p.is_deleted and p.status in ('current', 'hospital', 'on_leave')`;
