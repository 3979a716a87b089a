import type { RuleCard, RuleSet } from './rule-set.ts';

/** The alert rules of all areas. */
export interface AlertRules {
  readonly sets: readonly RuleSet[];
  /** Each rule by its code. */
  readonly cards: ReadonlyMap<string, RuleCard>;
  /** The kinds of record whose save is swept at once. */
  readonly sweptOnSave: ReadonlySet<string>;
  /** Those whose save is swept before any other. */
  readonly urgent: ReadonlySet<string>;
  /** The codes of rules about somebody's own file, account or honesty. */
  readonly private: readonly string[];
  /** Those of them that the person they are about does not see. */
  readonly hiddenFromPerson: readonly string[];
}

export function alertRulesOf(sets: readonly RuleSet[], urgent: readonly string[]): AlertRules {
  const cards = sets.flatMap(({ rules }) => rules);
  const codes = (which: (card: RuleCard) => true | undefined) => cards.filter(which).map(({ code }) => code);
  return {
    sets,
    cards: new Map(cards.map((card) => [card.code, card])),
    sweptOnSave: new Set(sets.flatMap(({ sweptOn }) => sweptOn)),
    urgent: new Set(urgent),
    private: codes(({ isPrivate }) => isPrivate),
    hiddenFromPerson: codes(({ hiddenFromPerson }) => hiddenFromPerson),
  };
}
