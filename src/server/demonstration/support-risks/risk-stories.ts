import type { RiskCategory, RiskText } from './risk-text.ts';

/** What happened made somebody look again; without `reviewed` that is still going on. Days are counted from today. */
export const looksAgain: readonly {
  readonly about: string;
  readonly category: RiskCategory;
  readonly day: number;
  readonly reviewed?: number;
}[] = [
  { about: 'Desmond Clarke', category: 'falls', day: -19, reviewed: -17 },
  { about: 'Desmond Clarke', category: 'falls', day: -1 },
  { about: 'Harold Stubbs', category: 'falls', day: -12, reviewed: -10 },
  { about: 'Arthur Pemberton', category: 'falls', day: -1 },
  { about: 'Albert Ogden', category: 'skin', day: -26, reviewed: -24 },
  { about: 'Aisha Rahman', category: 'self_harm', day: -34, reviewed: -32 },
  { about: 'Joan Harris', category: 'absconding', day: -8 },
  { about: 'Marlon Reid', category: 'infection', day: -2 },
  { about: 'Leanne Foster', category: 'violence', day: -29, reviewed: -27 },
];

/** Still being written, or no longer needed. */
export const unfinished: readonly {
  readonly about: string;
  readonly category: RiskCategory;
  readonly title: string;
  readonly day: number;
  readonly state: 'draft' | 'awaiting_approval' | 'closed';
  readonly text: RiskText;
}[] = [
  {
    about: 'Norman Sugden',
    category: 'community',
    title: 'The kerb by the post box',
    day: -4,
    state: 'draft',
    text: [
      'A high kerb and a new prosthesis',
      'If I go over, I go over on the grass side. I’ve looked.',
      'Chair behind, belt on, no traffic hour',
    ],
  },
  {
    about: 'Peter Lyle',
    category: 'falls',
    title: 'One eye covered after the operation',
    day: -5,
    state: 'awaiting_approval',
    text: [
      'A patch on the good side for a day, and drops that blur',
      'I’ll stay in and fold. But not in bed.',
      'Somebody on his covered side for two days; stairs with the rail',
    ],
  },
  {
    about: 'Sheila Gaunt',
    category: 'community',
    title: 'Upstairs while the lift is out',
    day: -3,
    state: 'awaiting_approval',
    text: [
      'The lift is out of use and the hoist cannot go down the stairs',
      'Four days is a nuisance. Ten is imprisonment. Put that in.',
      'Stair team booked for her clinic; day told to her, not guessed',
    ],
  },
  {
    about: 'Joan Hughes',
    category: 'infection',
    title: 'Getting over a chest infection',
    day: -84,
    state: 'closed',
    text: [
      'Weak after a chest infection',
      'I have been worse on the bench in January.',
      'Breathing exercises with the news; flu jab booked',
    ],
  },
  {
    about: 'Jasper Whitlock',
    category: 'self_harm',
    title: 'The first weeks out of hospital',
    day: -86,
    state: 'closed',
    text: [
      'The weeks after leaving hospital, new tablets, no routine',
      'I had a bad thought on day two and told Joel. That was it.',
      'Joel or Callum on every shift in the first fortnight',
    ],
  },
];
