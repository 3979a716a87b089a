import type { HouseKey } from '../stage/houses.ts';

/** One step of a complaint, so many days after the one before. */
interface ComplaintStep {
  readonly days: number;
  readonly to: 'acknowledged' | 'investigating' | 'found' | 'delayed' | 'answered' | 'closed' | 'withdrawn';
  readonly sets: Readonly<Record<string, unknown>>;
}

export interface ComplaintStory {
  readonly house: HouseKey;
  readonly day: number;
  readonly from: string;
  readonly name?: string;
  readonly address?: string;
  readonly how: string;
  readonly resident?: string;
  readonly category: string;
  readonly title: string;
  readonly body: string;
  readonly wanted?: string;
  /** Usernames. */
  readonly concerns?: readonly string[];
  readonly investigator?: string;
  /** The title of the suggestion as which it came. */
  readonly suggestion?: string;
  readonly after?: readonly ComplaintStep[];
}

const byLetter = { acknowledged_how: 'letter' } as const;

/** A complaint in every state, each with the letters it has come to. */
export const complaintStories: readonly ComplaintStory[] = [
  {
    house: 'rose',
    day: -1,
    from: 'family',
    name: 'Lorraine Baptiste',
    address: '18 Harehills Lane\nLeeds LS8 5HB',
    how: 'phone',
    resident: 'Baptiste',
    category: 'belongings',
    title: 'A cardigan came back from the laundry two sizes smaller',
    body: 'It was the one our mother knitted. I asked last month that it be washed by hand.',
    wanted: 'That somebody says sorry to Colin, and that it does not happen again.',
  },
  {
    house: 'rose',
    day: -3,
    from: 'neighbour',
    name: 'Mr P. Oldroyd',
    address: '7 Rose Terrace\nLeeds LS6 2QP',
    how: 'letter',
    category: 'environment',
    title: 'Car doors at five in the morning',
    body: 'The night staff leave by the front and slam their doors under our bedroom window.',
    after: [{ days: 1, to: 'acknowledged', sets: byLetter }],
  },
  {
    house: 'rose',
    day: -12,
    from: 'family',
    name: 'Imogen Tench',
    address: '3 Beckett Close\nYork YO10 4AB',
    how: 'email',
    resident: 'Tench',
    category: 'conduct',
    title: 'Spoken to sharply at tea',
    body: 'On Sunday Dad was told to hurry up in front of everybody. He did not finish his tea and would not say why.',
    wanted: 'That whoever it was knows how it felt.',
    concerns: ['stacey.holt'],
    investigator: 'senior',
    after: [
      { days: 1, to: 'acknowledged', sets: byLetter },
      { days: 2, to: 'investigating', sets: {} },
    ],
  },
  {
    house: 'rose',
    day: -70,
    from: 'resident',
    name: 'Terence Boyle',
    how: 'in_person',
    resident: 'Boyle',
    category: 'food',
    title: 'Sunday dinner was cold three weeks running',
    body: 'By the time it gets to me the gravy has a skin on it.',
    wanted: 'A hot dinner on a Sunday.',
    investigator: 'senior',
    after: [
      { days: 1, to: 'acknowledged', sets: { acknowledged_how: 'in_person' } },
      { days: 2, to: 'investigating', sets: {} },
      {
        days: 6,
        to: 'found',
        sets: {
          findings:
            'I sat with Terence for two dinners and measured his plate: 48 °C when it reached him. The trolley waits while the far tables are served first.',
        },
      },
      {
        days: 3,
        to: 'answered',
        sets: {
          outcome: 'upheld',
          answer:
            'You were right. Your table was always served last, and the trolley does not keep plates hot for so long.\n\nFrom this Sunday the tables take turns, and we have ordered covers for the plates.',
          answered_how: 'in_person',
        },
      },
      {
        days: 9,
        to: 'closed',
        sets: {
          learning:
            'Plate covers bought. The order of serving changes every week and hangs in the kitchen. A plate at the last table is measured once a month and written into the log book.',
          contentment: 'yes',
        },
      },
    ],
  },
  {
    house: 'oak',
    day: -26,
    from: 'family',
    name: 'Bhavna Desai',
    address: '41 Roundhay Road\nLeeds LS7 1AB',
    how: 'meeting',
    category: 'communication',
    title: 'Nobody told us that the dentist was cancelled',
    body: 'We drove over from Bradford to go along, and there was no appointment.',
    investigator: 'ruth.abara',
    after: [
      { days: 1, to: 'acknowledged', sets: byLetter },
      { days: 3, to: 'investigating', sets: {} },
      {
        days: 9,
        to: 'found',
        sets: {
          findings: 'The surgery rang at 8:40. It was written into the diary, and nobody read on to who comes along.',
        },
      },
      {
        days: 4,
        to: 'answered',
        sets: {
          outcome: 'partly',
          answer:
            'The surgery cancelled on the morning itself, which we could not know before. But we knew it two hours before you set off, and should have rung you.\n\nWe are sorry for your wasted day.',
          answered_how: 'letter',
        },
      },
    ],
  },
  {
    house: 'oak',
    day: -21,
    from: 'advocate',
    name: 'Ms J. Farrow',
    address: 'Leeds Advocacy\nThe Old Fire Station\nLeeds LS9 6NL',
    how: 'letter',
    category: 'care',
    title: 'A review was held without the person',
    body: 'I was told of the review a week after it had taken place. So was he.',
    wanted: 'That it is held again, with him in the room.',
    investigator: 'ruth.abara',
    after: [
      { days: 2, to: 'acknowledged', sets: byLetter },
      { days: 3, to: 'investigating', sets: {} },
      {
        days: 8,
        to: 'delayed',
        sets: { delay_reason: 'The social worker who led the review is on leave until the end of the month.' },
      },
    ],
  },
  {
    house: 'oak',
    day: -16,
    from: 'anonymous',
    how: 'letter',
    category: 'environment',
    title: 'Smoking by the kitchen door',
    body: 'It comes in through the window where people eat.',
    after: [
      { days: 1, to: 'acknowledged', sets: { acknowledged_how: 'nobody' } },
      {
        days: 2,
        to: 'withdrawn',
        sets: { withdraw_reason: 'A second note said that it has stopped, and thanked us.' },
      },
    ],
  },
  {
    house: 'willow',
    day: -50,
    from: 'family',
    name: 'Gillian Frost',
    address: '9 River Walk\nOtley LS21 1AB',
    how: 'suggestion',
    category: 'communication',
    title: 'A call after each GP visit',
    body: 'I only heard a week later what the doctor had said.',
    suggestion: 'A call after each GP visit',
    investigator: 'helen.garside',
    after: [
      { days: 1, to: 'acknowledged', sets: byLetter },
      { days: 2, to: 'investigating', sets: {} },
      {
        days: 5,
        to: 'found',
        sets: { findings: 'The visit was written down on the day. Nobody had been asked to ring.' },
      },
      {
        days: 3,
        to: 'answered',
        sets: {
          outcome: 'upheld',
          answer: 'We are sorry. The nurse on duty now rings the same day.',
          answered_how: 'phone',
        },
      },
      {
        days: 6,
        to: 'closed',
        sets: { learning: 'Who rings the family is now written into each plan.', contentment: 'yes' },
      },
    ],
  },
];
