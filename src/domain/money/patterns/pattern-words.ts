import {
  aboveOthers,
  fewestEntries,
  fewestOffRota,
  pairPct,
  receiptPct,
  roundPct,
  roundPounds,
  type MoneyPattern,
  type PatternKind,
} from './money-patterns.ts';

interface PatternCard {
  readonly title: string;
  /** Why anybody looks at it. */
  readonly why: string;
  /** What mostly explains it. */
  readonly mostly: string;
  /** How it was counted. */
  readonly counted: string;
}

const clearlyMore = `at least ${aboveOthers} times everybody else’s share`;

/** Each figure with its reason, the ordinary explanations, and how it came about. None of them says that anybody did wrong. */
export const patternCards: { readonly [K in PatternKind]: PatternCard } = {
  same_pair: {
    title: 'The same two people sign',
    why: 'A second signature is worth most when it is not always the same one.',
    mostly: 'Mostly the rota explains it: people who work together sign together.',
    counted: `Entries with a witness, where one colleague witnessed ${pairPct} % or more of at least ${fewestEntries}, and others witness in the house too.`,
  },
  round_sums: {
    title: 'Round sums',
    why: 'Shops seldom charge whole fives, so a round sum may be what was taken along and not what was spent.',
    mostly: 'Mostly change was not written down, or a hairdresser or a club charges a round price.',
    counted: `Entries of whole £${roundPounds}, where they are ${roundPct} % or more of at least ${fewestEntries}, and ${clearlyMore}.`,
  },
  off_rota: {
    title: 'Written down off the rota',
    why: 'Whoever spends a resident’s money is usually on shift when it happens.',
    mostly: 'Mostly a shift was swapped or stayed on, or the time was entered from memory.',
    counted: `Entries whose time lies outside every shift of their recorder, an hour before and after included: ${fewestOffRota} or more. Whoever has no shift at all on the rota is left out.`,
  },
  gift_cards: {
    title: 'Gift cards and codes',
    why: 'A gift card can be spent by whoever holds it, so it is kept with the resident’s belongings.',
    mostly: 'Mostly it is a present, or how the resident pays for games and music.',
    counted: 'Entries whose description or payee names a gift card, a prepaid card or a code: one or more.',
  },
  no_receipt: {
    title: 'Receipts missing',
    why: 'Without a receipt nobody can see later what was bought.',
    mostly: 'Mostly the shop gives none: markets, buses, machines.',
    counted: `Entries without a receipt or its number, where they are ${receiptPct} % or more of at least ${fewestEntries}, and ${clearlyMore}.`,
  },
};

/** The figures in a sentence. */
export function patternFigures({ kind, recorder, witness_name, part, whole, others_pct }: MoneyPattern): string {
  const own =
    kind === 'same_pair'
      ? `${witness_name} witnessed ${part} of ${whole} entries that ${recorder} wrote down.`
      : `${recorder}: ${part} of ${whole} entries.`;
  const others = others_pct === null || kind === 'gift_cards' ? '' : ` Everybody else: ${others_pct} %.`;
  return `${own}${others}`;
}
