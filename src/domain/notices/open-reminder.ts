/** The states of a reminder that still wants somebody. */
export const unansweredStates: readonly string[] = ['active', 'acknowledged', 'snoozed'];

/** The states of one that is not over: what was done about it may still have to help. */
export const openStates: readonly string[] = [...unansweredStates, 'actioned'];
