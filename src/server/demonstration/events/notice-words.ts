import type { HouseKey } from '../stage/houses.ts';

export interface ReminderStory {
  readonly house: HouseKey;
  readonly about?: string;
  readonly first?: string;
  readonly code: string;
  readonly title: string;
  readonly message: string;
  readonly severity: 'info' | 'low' | 'medium' | 'high' | 'critical';
  readonly category: string;
  readonly day: number;
  readonly time: string;
  readonly to: readonly string[];
  /** What became of it. */
  readonly after?: 'acknowledged' | 'actioned' | 'cleared';
  readonly plan?: string;
}

const rose = ['manager', 'senior', 'carer'];
const oak = ['manager', 'senior', 'carer', 'ruth.abara'];

/** What people wrote down themselves, and what they had done about alerts already; the rules raise the rest. Titles name nobody: they are seen on locked screens. */
export const reminderStories: readonly ReminderStory[] = [
  {
    house: 'rose',
    about: 'Rahman',
    code: 'MOOD-2',
    title: 'Mood has been low for days',
    message: 'Seen low on 3 days in a row.',
    severity: 'medium',
    category: 'clinical',
    day: -3,
    time: '19:40',
    to: rose,
    after: 'actioned',
    plan: 'Care coordinator visiting, hourly look-in at night, PHQ-9 with Priya on Thursday.',
  },
  {
    house: 'oak',
    about: 'Achebe',
    code: 'LEG-1',
    title: 'An authorisation is running out',
    message: 'The renewal is due in 14 days.',
    severity: 'medium',
    category: 'safeguarding',
    day: -5,
    time: '08:00',
    to: ['manager', 'ruth.abara'],
    after: 'actioned',
    plan: 'Renewal form sent; DoLS team rung, assessor to come this week.',
  },
  {
    house: 'oak',
    about: 'Reid',
    code: 'manual',
    title: 'Ring the ward at ten and at six',
    message: 'Ward J12, ask for the nurse looking after Marlon.',
    severity: 'info',
    category: 'task',
    day: -1,
    time: '09:00',
    to: oak,
  },
  {
    house: 'rose',
    about: 'Baptiste',
    code: 'WT-1',
    title: 'Weight has fallen',
    message: 'Weighs 73.1 kg: lost 6.4 % in three months.',
    severity: 'high',
    category: 'clinical',
    day: -17,
    time: '10:05',
    to: ['manager', 'senior', 'callum.ferris'],
    after: 'actioned',
    plan: 'Dr Nair sees him on Thursday. Fortified milk and snacks from today, somebody eats with him at each meal, weighed weekly, plan written anew.',
  },
  {
    house: 'oak',
    about: 'Thorpe',
    code: 'FL-3',
    title: 'Far too little to drink',
    message: 'Yesterday 860 ml, the day before 1,120 ml.',
    severity: 'high',
    category: 'clinical',
    day: -2,
    time: '07:10',
    to: ['manager', 'ruth.abara'],
    after: 'actioned',
    plan: 'Dr Langton’s surgery rung at 10:30: sample in today, ring again if under a litre. Yellow beaker every half hour.',
  },
];

export const suggestionStories: readonly {
  readonly house: HouseKey;
  readonly day: number;
  readonly from: string;
  readonly name?: string;
  readonly category: string;
  readonly title: string;
  readonly body: string;
  readonly complaint?: true;
  readonly after?: readonly (readonly [status: string, response?: string])[];
}[] = [
  {
    house: 'rose',
    day: -62,
    from: 'resident',
    name: 'Robin',
    category: 'environment',
    title: 'Softer light in the lounge',
    body: 'The strip lights make it hard to stay. Could we have lamps in the evening?',
    after: [['acknowledged'], ['done', 'Two lamps bought with Robin; the strip lights go off at seven.']],
  },
  {
    house: 'rose',
    day: -18,
    from: 'resident',
    name: 'Maggie',
    category: 'food',
    title: 'Jollof once a month',
    body: 'I can teach whoever is on. Everybody asked for seconds last time.',
    after: [['considering'], ['agreed', 'First Saturday of the month, with Maggie in charge.']],
  },
  {
    house: 'rose',
    day: -3,
    from: 'anonymous',
    category: 'communication',
    title: 'Say who is on tonight',
    body: 'It would help to see the names on the board before bedtime.',
  },
  {
    house: 'oak',
    day: -40,
    from: 'family',
    name: 'Bhavna Desai',
    category: 'activities',
    title: 'Garba night for Navratri',
    body: 'The whole family would come and dance with everyone.',
    after: [['done', 'Forty people came. Kavita led the first dance.']],
  },
  {
    house: 'oak',
    day: -9,
    from: 'staff',
    name: 'Mei Lin',
    category: 'care',
    title: 'Picture menu on the tablet',
    body: 'Photos of our own meals would be easier than the symbols.',
    after: [['considering']],
  },
  {
    house: 'willow',
    day: -50,
    from: 'family',
    name: 'Gillian Frost',
    category: 'communication',
    title: 'A call after each GP visit',
    body: 'I only heard a week later what the doctor had said.',
    complaint: true,
    after: [
      ['acknowledged'],
      ['agreed', 'We are sorry. The nurse on duty now rings the same day; written in each plan.'],
    ],
  },
  {
    house: 'willow',
    day: -25,
    from: 'visitor',
    category: 'environment',
    title: 'A bench at the gate',
    body: 'Somewhere to sit on the way to the river.',
    after: [['declined', 'The path belongs to the council, who said no; two chairs now stand inside the gate.']],
  },
  {
    house: 'willow',
    day: -6,
    from: 'resident',
    name: 'Sheila Gaunt',
    category: 'activities',
    title: 'A debate once a fortnight',
    body: 'This house would give the cook a pay rise. I am happy to chair.',
  },
];
