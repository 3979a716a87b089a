/** A shift that holds: known to its person, and not given back. One that somebody wants to swap is theirs until it is swapped. */
export const activeStatuses = ['published', 'accepted', 'swap_requested', 'worked'] as const;
/** Rows of the rota on which nobody is in the house to work. */
export const awayTypes = ['annual_leave', 'sick', 'off', 'training'] as const;

const active: ReadonlySet<string> = new Set(activeStatuses);
const away: ReadonlySet<string> = new Set(awayTypes);

export const isActive = ({ status }: { readonly status: string }): boolean => active.has(status);

/** Somebody is in the house to work. */
export const isOnDuty = (shift: { readonly status: string; readonly shift_type: string }): boolean =>
  isActive(shift) && !away.has(shift.shift_type);
