/** A shift that holds: known to its person, and not given back. One that somebody wants to swap is theirs until it is swapped. */
export const standingStatuses = ['published', 'accepted', 'swap_requested', 'worked'] as const;
/** Rows of the rota on which nobody is in the house to work. */
export const awayTypes = ['annual_leave', 'sick', 'off', 'training'] as const;

const standing: ReadonlySet<string> = new Set(standingStatuses);
const away: ReadonlySet<string> = new Set(awayTypes);

export const isStanding = ({ status }: { readonly status: string }): boolean => standing.has(status);

/** Somebody is in the house to work. */
export const isOnDuty = (shift: { readonly status: string; readonly shift_type: string }): boolean =>
  isStanding(shift) && !away.has(shift.shift_type);
