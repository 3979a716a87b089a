import type { goalCharts } from '#domain/plans/plan/goal-charts.ts';
import type { planDomains } from '#domain/plans/plan/plan-domains.ts';
import type { StepRecord } from '#domain/plans/plan/step-records.ts';

type Domain = keyof typeof planDomains;

interface DomainWords {
  readonly title: string;
  readonly measure: string;
  /** What its goals are measured by; most are judged together. */
  readonly chart?: keyof typeof goalCharts;
  /** Who outside the house had a part in it. */
  readonly professional?: string;
  /** Good practice for everybody; a plan takes some of it beside what is the person's own. */
  readonly actions: readonly (readonly [what: string, how: string, often: string, on?: StepRecord])[];
}

/** What plans about one part of life have in common. */
export const domainWords: Partial<Readonly<Record<Domain, DomainWords>>> = {
  communication: {
    title: 'How we talk with each other',
    measure: 'Choices offered and followed, read in the notes',
    chart: 'notes',
    actions: [
      ['Say who you are and why you came', 'Before touching or moving anything', 'Each visit'],
      ['Check what was understood', 'Ask to hear or see it back', 'Anything that matters'],
      ['Tell the next shift what worked', 'One sentence at handover', 'Every handover'],
    ],
  },
  personal_care: {
    title: 'Washing and dressing my way',
    measure: 'Tasks done alone or with a prompt',
    chart: 'washes',
    actions: [
      ['Test the water with the thermometer', 'Write the reading down', 'Every bath or shower', 'bath'],
      ['Look at the skin while helping', 'With permission; heels, hips and sacrum', 'Every wash'],
      ['Words before hands', 'Prompt, wait, then help', 'Mornings and evenings', 'wash'],
      ['Clothes chosen by the person', 'Two choices held up', 'Each morning', 'dressing'],
    ],
  },
  mobility_falls: {
    title: 'Getting about safely',
    measure: 'Falls, and days walked or up',
    chart: 'falls',
    actions: [
      ['Shoes with backs and a clear floor', 'Looked at on each visit to the room', 'Every shift', 'floor_clear'],
      ['Call bell within reach', 'Tried, not only seen', 'Each time we leave', 'call_bell'],
      ['Same way of moving by everyone', 'As on the sheet inside the wardrobe', 'Each transfer'],
      ['Report any new stumble', 'To the shift lead, the same hour', 'When it happens'],
    ],
  },
  eating_drinking: {
    title: 'Eating and drinking well',
    measure: 'Weight, and the fluid chart where there is one',
    chart: 'weight',
    actions: [
      [
        'Write down what was offered and what was taken',
        'At the table, not at the end of the shift',
        'Each drink that is counted',
        'drinks',
      ],
      ['Sit down together', 'No trays left at the door unless asked for', 'Each meal'],
      ['Weigh on the same scales', 'Before breakfast, light clothes', 'As the chart says', 'weighing'],
      ['Offer again after a no', 'Something else, half an hour later', 'Each refusal'],
    ],
  },
  mental_wellbeing: {
    title: 'Staying well',
    measure: 'Days between a first sign and something done',
    chart: 'mood',
    actions: [
      ['Ask how things are, properly', 'In a quiet place, without a form in hand', 'Every shift'],
      ['Write what was seen and said, not what it might mean', 'Their words in quotation marks', 'When a sign shows'],
      ['Tell the team outside the house', 'By phone, the same day', 'Two signs together'],
    ],
  },
  cognition_capacity: {
    title: 'Decisions and my rights',
    measure: 'Conditions kept, and choices made each day',
    professional: 'Best interests assessor',
    actions: [
      ['Ask about each decision at the best time of day', 'One thing, shown, with time', 'Each decision'],
      ['Write which decision was meant', 'Capacity is for one decision at a time', 'Each assessment'],
      ['Look for a lesser restriction', 'With family or advocate', 'Each review'],
    ],
  },
  end_of_life: {
    title: 'What I want at the end of my life',
    measure: 'Folder complete, and wishes read by each shift',
    professional: 'GP',
    actions: [
      ['Check the form is in its place', 'Original, signed, in date', 'Monthly'],
      ['Comfort before anything else', 'Mouth, position, pain, company', 'When the time comes'],
      ['Tell those who are named', 'In the order on the folder', 'At any hour'],
    ],
  },
  diabetes: {
    title: 'Living with diabetes',
    measure: 'Clinic results and foot checks',
    professional: 'Diabetes nurse',
    actions: [
      ['Foot check', 'Top, sole and between the toes', 'Weekly'],
      ['Know a low when you see one', 'Sweaty, muddled or cross: sugar first, then ask', 'Always'],
      ['Meals at the same times', 'And the truth about sugar', 'Daily'],
    ],
  },
  epilepsy: {
    title: 'Seizures',
    measure: 'Seizure record',
    professional: 'Epilepsy nurse',
    actions: [
      ['Never alone in water', 'Two staff at the pool', 'Always'],
      ['Write it as it happened', 'Start, length, which side, recovery', 'Each seizure'],
    ],
  },
  physical_health: {
    title: 'Keeping well in body',
    measure: 'Appointments kept and signs caught early',
    chart: 'notes',
    professional: 'GP',
    actions: [
      ['Know the signs that cannot wait', 'As written above; ring, do not watch', 'Every shift'],
      ['Results filed and told to the person', 'The same week', 'Each test'],
    ],
  },
  safety_environment: {
    title: 'Keeping safe with my allergy and my surroundings',
    measure: 'No reaction, and surroundings checked',
    actions: [
      ['Read the red strip before any treatment', 'Aloud, to whoever treats', 'Each time'],
      ['Look round the room for what has changed', 'Sockets, heater, door', 'Weekly'],
    ],
  },
  community_access: {
    title: 'Going out and coming back',
    measure: 'Outings made, and times kept',
    actions: [
      ['Agree where and when before leaving', 'Written where both can see it', 'Each outing', 'out_and_about'],
      ['Photo and profile up to date', 'Clothes of the day on the sheet', 'Each morning'],
    ],
  },
  skin: {
    title: 'Looking after my skin',
    measure: 'Skin clear, or smaller on the body map',
    professional: 'District nurse',
    actions: [
      ['Body map for anything new', 'Size, colour, blanching', 'The same hour'],
      ['Cushion and mattress checked', 'Setting read and written', 'Every shift'],
      ['Cream as on the MAR', 'Pat, do not rub', 'As the MAR says', 'skin_creams'],
    ],
  },
  breathing: {
    title: 'Breathing more easily',
    measure: 'Breathless spells and infections',
    professional: 'Respiratory nurse',
    actions: [
      ['Upright, fan, time', 'Before anything else', 'Each breathless spell'],
      ['Watch colour and speed', 'Count breaths for a full minute', 'Whenever worried'],
    ],
  },
  pain: {
    title: 'Keeping pain down',
    measure: 'Pain out of ten at the agreed hours',
    professional: 'GP',
    actions: [
      ['Ask for a number', 'And where, and what helps', 'At the agreed hours'],
      ['Warmth and position first', 'Then the nurse or the GP line', 'Each time'],
    ],
  },
  continence: {
    title: 'Catheter and comfort',
    measure: 'Blockages and infections',
    professional: 'District nurse',
    actions: [
      ['Hands washed before and after', 'Gloves, clean tap', 'Each emptying'],
      ['Colour and amount written down', 'On the fluid chart', 'Twice a day'],
    ],
  },
  sleep: {
    title: 'A better night',
    measure: 'Hours slept, from the night chart',
    chart: 'sleep',
    actions: [
      ['Same order every evening', 'Drink, wash, light, goodnight', 'Each evening'],
      ['Look in only as agreed', 'Torch down, no talking', 'At night'],
    ],
  },
  behaviour_support: {
    title: 'When it gets too much',
    measure: 'ABC records, and what each one told us',
    chart: 'incidents',
    professional: 'Positive behaviour support practitioner',
    actions: [
      ['Write the ABC within the hour', 'What came before, what happened, what followed', 'Each time'],
      ['Look back together', 'What was it telling us?', 'Monthly, whole team'],
    ],
  },
  medicines_support: {
    title: 'Tablets at the right time',
    measure: 'Minutes from the time on the MAR',
    professional: 'Parkinson’s nurse',
    actions: [
      ['Plan outings and baths round the times', 'Look at the MAR first', 'Each day'],
      ['Tell any hospital at the door', 'Time card in the bag', 'Each admission'],
    ],
  },
  social_family: {
    title: 'The people in my life',
    measure: 'Visits and calls in the notes',
    chart: 'mood',
    actions: [
      ['Visits and calls in the diary', 'A month ahead', 'Monthly', 'family'],
      ['Ask afterwards how it was', 'Over a drink', 'Each visit'],
    ],
  },
  activities_work: {
    title: 'Days worth getting up for',
    measure: 'Days with something of their own in them',
    chart: 'mood',
    actions: [
      ['Plan the week together', 'On the board, in pictures if that helps', 'Sundays', 'activity'],
      ['Say yes to the odd idea', 'Then see what it needs', 'When it comes'],
    ],
  },
  culture_faith: {
    title: 'What I believe and how I live it',
    measure: 'Observances kept',
    actions: [
      ['Ask how it should be this week', 'Never assume', 'Weekly'],
      ['Keep its times free', 'No appointments then', 'Always'],
    ],
  },
  relationships_sexuality: {
    title: 'My boyfriend and me',
    measure: 'Asked at each review how it is going',
    actions: [['Private enough and safe enough', 'Agreed beforehand', 'Each date']],
  },
  recovery_move_on: {
    title: 'Where I am going next',
    measure: 'Steps ticked on the step plan',
    professional: 'Care coordinator',
    actions: [
      ['One step at a time', 'Written by the person', 'Weekly'],
      ['Practise the hard thing here first', 'Then with us near, then alone', 'When ready'],
    ],
  },
};
