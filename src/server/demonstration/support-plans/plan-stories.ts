import type { planDomains } from '#domain/plans/plan/plan-domains.ts';
import type { PlanText } from './plan-text.ts';

type Domain = keyof typeof planDomains;

/** A plan that was written anew: how it read before, and why that was no longer enough. */
interface Amended {
  readonly about: string;
  readonly domain: Domain;
  /** When it was looked at again, counted from today. */
  readonly day: number;
  readonly before: PlanText;
  readonly because: string;
  /** How far the new one has come; without it, it is in force. */
  readonly waits?: 'draft' | 'awaiting_approval';
  /** Whose next sign-in asks them to read it, by username. */
  readonly unreadBy?: string;
}

export const amended: readonly Amended[] = [
  {
    about: 'Desmond Clarke',
    domain: 'mobility_falls',
    day: -17,
    because:
      'He fell in socks, at six in the morning, on a leg that was numb. Nothing in the old plan spoke of nights or of the blood thinner.',
    before: [
      'Des walks well with a stick and is slow on stairs.',
      'I’m all right once I’m up.',
      'Walk to the paper shop daily.',
      'Stick by the door, stairs at his own pace.',
    ],
  },
  {
    about: 'Colin Baptiste',
    domain: 'eating_drinking',
    day: -16,
    because:
      'Five kilos gone; trays came back full. He eats when somebody eats with him, and the dietitian asks for fortified milk.',
    before: [
      'Colin forgets meals when the voices are loud.',
      'I’ll eat when I’m hungry.',
      'Three meals on most days.',
      'Leave a tray outside his door and look again in half an hour.',
    ],
  },
  {
    about: 'Aisha Rahman',
    domain: 'mental_wellbeing',
    day: -4,
    unreadBy: 'carer',
    because:
      'Three low evenings this week. She asked for the hourly look herself, and nothing in the old plan spoke of evenings or of the anniversary.',
    before: [
      'Recurrent depression and post-traumatic stress. She has hurt her arms before.',
      'I’ll say if it gets bad.',
      'She tells somebody when thoughts come.',
      'Ask how she is on every shift; the safety plan is in her drawer.',
    ],
  },
  {
    about: 'Peter Lyle',
    domain: 'mobility_falls',
    day: -5,
    unreadBy: 'carer',
    because:
      'He missed two kerbs at dusk and caught himself both times. The right eye has got worse since the clocks changed.',
    before: [
      'Sure-footed where he knows the ground; takes his time at kerbs.',
      'I look where I’m going.',
      'To work and back without a fall.',
      'Remind him of the kerb at the bus stop.',
    ],
  },
  {
    about: 'Albert Ogden',
    domain: 'skin',
    day: -24,
    because:
      'The sacrum broke though he was turned: the mattress had been set for a heavier man and nobody wrote the setting down.',
    before: [
      'Pressure damage in the past; skin clear now.',
      'Bert is comfortable on either side.',
      'Skin stays clear.',
      'Turn four-hourly at night; air mattress on.',
    ],
  },
  {
    about: 'Janet Thorpe',
    domain: 'eating_drinking',
    day: -47,
    because: 'Coughing at breakfast twice; speech and language changed her drinks from slightly to mildly thick.',
    before: [
      'Drinks slightly thick (level 1), food minced and moist (level 5).',
      'Janet hums when she likes it.',
      '1,600 ml a day.',
      'Yellow beaker, sitting up.',
    ],
  },
  {
    about: 'Bethan Rowlands',
    domain: 'eating_drinking',
    day: -58,
    because: 'She asked for the lock herself: an open kitchen was all she could think about.',
    before: [
      'Prader-Willi syndrome; 1,400 kcal plan, kitchen open with somebody near.',
      'I can manage if you watch me.',
      'Keep to the meal plan.',
      'Somebody in the kitchen whenever it is open.',
    ],
  },
  {
    about: 'Harold Stubbs',
    domain: 'mobility_falls',
    day: -10,
    waits: 'awaiting_approval',
    because: 'Found kneeling at twenty to three. The old plan said nothing of the mat or of the dog he gets up for.',
    before: [
      'Unsteady with Parkinson’s; one person for walks.',
      'Brenda’s arm is the best frame.',
      'A walk each day with Brenda.',
      'Frame within reach, shoes on.',
    ],
  },
  {
    about: 'Vera Lomax',
    domain: 'mental_wellbeing',
    day: -2,
    waits: 'draft',
    because: 'Three low days since the offer on her house; mornings need company, not encouragement.',
    before: [
      'Low since moving in; brighter when painting.',
      'I’d rather be left until I’m ready.',
      'Painting four days a week.',
      'Encourage her down for breakfast; paints at two.',
    ],
  },
];

/** Being looked at again at this moment, because of what happened. */
export const underReview: readonly { readonly about: string; readonly domain: Domain; readonly day: number }[] = [
  { about: 'Joan Harris', domain: 'community_access', day: -7 },
  { about: 'Desmond Clarke', domain: 'physical_health', day: -1 },
  { about: 'Marlon Reid', domain: 'breathing', day: -2 },
];

/** Plans that are still being written, and those that have done their work. */
export interface OneMore {
  readonly about: string;
  readonly domain: Domain;
  readonly title: string;
  readonly day: number;
  readonly state: 'draft' | 'awaiting_approval' | 'archived';
  readonly text: PlanText;
}

export const oneMore: readonly OneMore[] = [
  {
    about: 'Robin Hale',
    domain: 'community_access',
    title: 'Back to college',
    day: -3,
    state: 'draft',
    text: [
      'Robin wants to go back to the music course two days a week and dreads the canteen.',
      'I can do the lectures. It’s the lunch queue.',
      'Two days a week by half-term.',
      'Find the quiet room on the college map together.',
    ],
  },
  {
    about: 'Arthur Pemberton',
    domain: 'end_of_life',
    title: 'When the time comes',
    day: -6,
    state: 'draft',
    text: [
      'Nobody has yet asked Arthur what he would want if he were very ill. Malcolm thinks he has opinions.',
      'Put me in with Doreen. We’ll talk about the rest on Sunday.',
      'Arthur’s own wishes written down by the new year.',
      'Josie and Malcolm start with the photograph, not with the form.',
    ],
  },
  {
    about: 'Peter Lyle',
    domain: 'physical_health',
    title: 'My eye operation',
    day: -5,
    state: 'awaiting_approval',
    text: [
      'Cataract operation on the right eye, date expected within eight weeks. Peter is frightened of the drops and not of the knife.',
      'I want Kieran in the room and my cap on after.',
      'Operation done, drops kept up for four weeks.',
      'Practise drops with water from this week.',
    ],
  },
  {
    about: 'Norman Sugden',
    domain: 'community_access',
    title: 'The river by the summer',
    day: -4,
    state: 'awaiting_approval',
    text: [
      'Norman means to walk four hundred metres to the river. The kerb by the post box is the hard part.',
      'I surveyed it myself. One in twelve and a bad kerb.',
      'To the post box by Easter, the river by June.',
      'Chair behind, prosthesis on, ten metres more each week.',
    ],
  },
  {
    about: 'Joan Hughes',
    domain: 'physical_health',
    title: 'Getting over a chest infection',
    day: -84,
    state: 'archived',
    text: [
      'A chest infection in August left Joan weak and cross.',
      'I shall be well when people stop asking.',
      'Back at the card table.',
      'Antibiotics finished, breathing exercises with the news.',
    ],
  },
  {
    about: 'Jasper Whitlock',
    domain: 'social_family',
    title: 'Settling in',
    day: -86,
    state: 'archived',
    text: [
      'Jasper came straight from hospital and knew nobody.',
      'Feels like halls, but with a key worker.',
      'Know everyone’s name and cook once.',
      'Joel beside him at meals for the first weeks.',
    ],
  },
  {
    about: 'Kavita Desai',
    domain: 'community_access',
    title: 'The new college bus',
    day: -80,
    state: 'archived',
    text: [
      'The college changed the bus and the driver in September.',
      'I don’t know that driver.',
      'On the new bus without worry.',
      'Mei rode with her for two weeks; photo of the driver on the board.',
    ],
  },
];
