import type { HouseKey } from '../stage/houses.ts';

export const suggestionStories: readonly {
  readonly house: HouseKey;
  readonly day: number;
  readonly from: string;
  readonly name?: string;
  /** The last name of the resident who said it. */
  readonly resident?: string;
  readonly feeling?: string;
  readonly said?: string;
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
    resident: 'Hale',
    feeling: 'unhappy',
    said: 'speaking',
    category: 'environment',
    title: 'Softer light in the lounge',
    body: 'The strip lights make it hard to stay. Could we have lamps in the evening?',
    after: [['acknowledged'], ['done', 'Two lamps were chosen together; the strip lights go off at seven.']],
  },
  {
    house: 'rose',
    day: -18,
    from: 'resident',
    resident: 'Osei',
    feeling: 'happy',
    said: 'speaking',
    category: 'food',
    title: 'Jollof once a month',
    body: 'I can teach whoever is on. Everybody asked for seconds last time.',
    after: [['considering'], ['agreed', 'First Saturday of the month, with the cook who suggested it in charge.']],
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
    house: 'rose',
    day: -34,
    from: 'family',
    name: 'Imogen Tench',
    category: 'communication',
    title: 'A photo after each outing',
    body: 'Dad cannot tell me where he has been. A picture by e-mail would give us something to talk about.',
    after: [
      ['acknowledged'],
      ['considering'],
      ['done', 'Whoever goes along takes one picture with his camera and sends it the same evening.'],
    ],
  },
  {
    house: 'rose',
    day: -29,
    from: 'staff',
    name: 'Priya Raman',
    category: 'activities',
    title: 'A hot tub in the garden',
    body: 'Half the house would live in it.',
    after: [
      ['acknowledged'],
      [
        'declined',
        'It costs more than the garden does. The hydrotherapy pool in Leeds has a place for us every second Thursday instead.',
      ],
    ],
  },
  {
    house: 'rose',
    day: -8,
    from: 'resident',
    resident: 'Rahman',
    feeling: 'fine',
    said: 'showing',
    category: 'environment',
    title: 'My coat hook is too high',
    body: 'Pointed at the hook by the front door and then at her shoulder. Could there be a lower one?',
    after: [['acknowledged']],
  },
  {
    house: 'rose',
    day: -6,
    from: 'resident',
    resident: 'Whitlock',
    feeling: 'very_happy',
    said: 'symbols',
    category: 'activities',
    title: 'Swimming again',
    body: 'Chose: swimming, more, Friday.',
    after: [['acknowledged'], ['considering']],
  },
  {
    house: 'oak',
    day: -40,
    from: 'family',
    name: 'Bhavna Desai',
    category: 'activities',
    title: 'Garba night for Navratri',
    body: 'The whole family would come and dance with everyone.',
    after: [['done', 'Forty people came, and everybody danced.']],
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
