import { ruleCards } from '../sweep/rule-sets.ts';

const cards = [...ruleCards.values()];

/** Rules about somebody's own file, account or honesty. */
export const privateRules: readonly string[] = cards.filter(({ isPrivate }) => isPrivate).map(({ code }) => code);

/** Those of them that the person they are about does not see. */
export const keptFromPerson: readonly string[] = cards.filter((card) => card.keptFromPerson).map(({ code }) => code);
