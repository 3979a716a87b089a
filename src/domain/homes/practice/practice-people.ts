/** Somebody invented: a name that nobody is called by, and what a newcomer meets in their week. */
export interface PracticePerson {
  readonly first: string;
  readonly last: string;
  readonly called?: string;
  readonly gender: 'female' | 'male';
  readonly born: number;
  readonly kg: number;
  /** Drinks are written down for them. */
  readonly drinks: boolean;
  readonly diagnoses: readonly string[];
  readonly likes: string;
  readonly notes: readonly string[];
}

export const practicePeople: readonly PracticePerson[] = [
  {
    first: 'Primrose',
    last: 'Example',
    called: 'Rosie',
    gender: 'female',
    born: 1938,
    kg: 54.2,
    drinks: true,
    diagnoses: ['Alzheimer’s disease'],
    likes: 'Hymns, warm milk, a hand to hold.',
    notes: ['Sang along with the radio and ate half of her lunch.', 'Asked for her sister twice; we looked at photos.'],
  },
  {
    first: 'Walter',
    last: 'Sample',
    gender: 'male',
    born: 1944,
    kg: 81.5,
    drinks: true,
    diagnoses: ['Heart failure', 'Type 2 diabetes'],
    likes: 'Cricket, strong tea, being called Mr Sample.',
    notes: ['Walked to the garden and back with his frame.', 'Ankles a little swollen; told the shift lead.'],
  },
  {
    first: 'Olive',
    last: 'Trial',
    gender: 'female',
    born: 1951,
    kg: 62.8,
    drinks: false,
    diagnoses: ['Stroke in 2019'],
    likes: 'Crosswords, toast with marmalade.',
    notes: ['Dressed herself apart from her shoes.', 'Did the crossword with a visitor and laughed a lot.'],
  },
  {
    first: 'Bertram',
    last: 'Makebelieve',
    called: 'Bertie',
    gender: 'male',
    born: 1967,
    kg: 95.1,
    drinks: false,
    diagnoses: ['Learning disability', 'Epilepsy'],
    likes: 'Buses, sausages, Saturdays.',
    notes: ['Took the bus into town with support and bought a magazine.', 'Cooked sausages for four.'],
  },
  {
    first: 'Hyacinth',
    last: 'Notreal',
    gender: 'female',
    born: 1978,
    kg: 70.4,
    drinks: false,
    diagnoses: ['Depression'],
    likes: 'Quiet mornings, painting, her cat.',
    notes: ['Stayed in her room until noon, then painted for an hour.', 'Said that she had slept badly.'],
  },
  {
    first: 'Edgar',
    last: 'Practice',
    gender: 'male',
    born: 1933,
    kg: 66.9,
    drinks: true,
    diagnoses: ['Parkinson’s disease'],
    likes: 'The newspaper, ginger biscuits.',
    notes: ['Needed two people to stand this morning.', 'Read the paper aloud to Walter.'],
  },
];
