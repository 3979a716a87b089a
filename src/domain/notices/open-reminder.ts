/** The states of a reminder that still wants somebody. */
export const unansweredStates = ['active', 'acknowledged', 'snoozed'] as const;

/** The states of one that is not over: what was done about it may still have to help. */
export const openStates = [...unansweredStates, 'actioned'] as const;
