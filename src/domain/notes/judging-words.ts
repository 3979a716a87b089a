/** Words that judge a person instead of telling what happened. The list is our own and meant to be short. */
const judging = [
  'aggressive', 'attention seeking', 'attention-seeking', 'awkward', 'badly behaved', 'challenging', 'childish', 'demanding', 'difficult',
  'kicking off', 'lazy', 'manipulative', 'moody', 'naughty', 'non-compliant', 'refused', 'rude', 'stubborn', 'uncooperative',
];

const pattern = new RegExp(`\\b(${judging.join('|')})\\b`, 'i');

/** The first word of a note that judges, as it was written; null where none does. */
export const judgingWord = (body: string): string | null => pattern.exec(body)?.[0] ?? null;
