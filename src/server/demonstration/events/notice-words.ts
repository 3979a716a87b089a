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

/** What people wrote down themselves, and what they had done about alerts already; the rules raise the rest. */
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
