/** Words that judge a person, each with what might be said instead. The list is our own and meant to be short. */
const judging: Readonly<Record<string, string>> = {
  aggressive: 'shouted, pushed, raised a fist',
  'attention seeking': 'asked for company',
  'attention-seeking': 'asked for company',
  awkward: 'did not want to',
  'badly behaved': 'what they did',
  challenging: 'what they did',
  childish: 'what they did',
  demanding: 'asked several times',
  difficult: 'found it hard',
  'kicking off': 'shouted, was upset',
  lazy: 'was tired, stayed in bed',
  manipulative: 'asked more than one of us',
  moody: 'was quiet, was short with us',
  naughty: 'what they did',
  'non-compliant': 'chose not to',
  refused: 'chose not to',
  rude: 'the words they used',
  stubborn: 'had made up their mind',
  uncooperative: 'did not want to',
};

const pattern = new RegExp(`\\b(${Object.keys(judging).join('|')})\\b`, 'i');

export interface JudgingWord {
  /** As it was written. */
  readonly word: string;
  readonly instead: string;
}

/** The first word of a note that judges; null where none does. */
export function judgingWord(body: string): JudgingWord | null {
  const word = pattern.exec(body)?.[0];
  return word ? { word, instead: judging[word.toLowerCase()] ?? 'what you saw or heard' } : null;
}

export const judgingHint = ({ word, instead }: JudgingWord): string =>
  `“${word}” judges. Say what you saw or heard instead, perhaps: ${instead}.`;
