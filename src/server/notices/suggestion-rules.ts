import type { AreaRules } from '../kit/keeper.ts';

/** Whoever wants to stay unnamed does: neither the record nor the history says who wrote it down. */
export const suggestionRules: AreaRules = { isAnonymous: (said) => said['is_anonymous'] === true };
