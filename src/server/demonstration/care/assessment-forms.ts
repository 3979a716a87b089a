export interface FormWords {
  readonly code: string;
  readonly title: string;
  readonly category: string;
  readonly purpose: string;
  readonly licence: string;
  readonly status: 'acknowledge' | 'free';
  readonly acknowledgement?: string;
  readonly max: number;
  readonly days: number;
  readonly lead?: string;
  /** Somebody else signs the result too. */
  readonly isCountersigned?: true;
  readonly questions: readonly string[];
  readonly choices: readonly (readonly [label: string, score: number])[];
  readonly bands: readonly (readonly [from: number, to: number, label: string, severity: string, advice: string])[];
}

const spitzer =
  'Developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission required to reproduce, translate, display or distribute.';
/** The two forms differ by two words here, and word for word is how they may be reproduced. */
const twoWeeks = 'Over the last 2 weeks, how often have you been bothered by any of the following problems?';
const twoWeeksAnxiety = 'Over the last 2 weeks, how often have you been bothered by the following problems?';
const often = [
  ['Not at all', 0],
  ['Several days', 1],
  ['More than half the days', 2],
  ['Nearly every day', 3],
] as const;
const yesNo = [
  ['No', 0],
  ['Yes', 1],
] as const;

/** Two published questionnaires, word for word as their owners allow, and two forms in our own words. */
export const formWords: readonly FormWords[] = [
  {
    code: 'PHQ-9',
    title: 'Patient Health Questionnaire (PHQ-9)',
    category: 'mental_health',
    purpose: 'Screens for depression and shows whether it changes.',
    licence: 'Owned by Pfizer Inc.; free to reproduce, translate, display and distribute without permission.',
    status: 'acknowledge',
    acknowledgement: spitzer,
    max: 27,
    days: 28,
    lead: twoWeeks,
    isCountersigned: true,
    questions: [
      'Little interest or pleasure in doing things',
      'Feeling down, depressed, or hopeless',
      'Trouble falling or staying asleep, or sleeping too much',
      'Feeling tired or having little energy',
      'Poor appetite or overeating',
      'Feeling bad about yourself — or that you are a failure or have let yourself or your family down',
      'Trouble concentrating on things, such as reading the newspaper or watching television',
      'Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual',
      'Thoughts that you would be better off dead or of hurting yourself in some way',
    ],
    choices: often,
    bands: [
      [0, 4, 'Minimal', 'info', 'Carry on; repeat as planned.'],
      [5, 9, 'Mild', 'low', 'Watchful waiting; repeat in four weeks.'],
      [10, 14, 'Moderate', 'medium', 'Tell the GP or care coordinator.'],
      [15, 19, 'Moderately severe', 'high', 'GP or care coordinator this week.'],
      [20, 27, 'Severe', 'critical', 'Same-day contact with the community team.'],
    ],
  },
  {
    code: 'GAD-7',
    title: 'Generalised Anxiety Disorder questionnaire (GAD-7)',
    category: 'mental_health',
    purpose: 'Screens for anxiety and shows whether it changes.',
    licence: 'Owned by Pfizer Inc.; free to reproduce, translate, display and distribute without permission.',
    status: 'acknowledge',
    acknowledgement: spitzer,
    max: 21,
    days: 28,
    lead: twoWeeksAnxiety,
    questions: [
      'Feeling nervous, anxious or on edge',
      'Not being able to stop or control worrying',
      'Worrying too much about different things',
      'Trouble relaxing',
      'Being so restless that it is hard to sit still',
      'Becoming easily annoyed or irritable',
      'Feeling afraid as if something awful might happen',
    ],
    choices: often,
    bands: [
      [0, 4, 'Minimal', 'info', 'Carry on; repeat as planned.'],
      [5, 9, 'Mild', 'low', 'Talk about what helps; repeat in four weeks.'],
      [10, 14, 'Moderate', 'medium', 'Tell the GP or care coordinator.'],
      [15, 21, 'Severe', 'high', 'GP or care coordinator this week.'],
    ],
  },
  {
    code: 'FALLS',
    title: 'Falls checklist',
    category: 'falls',
    purpose: 'Looks at what may make someone fall, so that something can be done about each.',
    licence: 'Our own wording.',
    status: 'free',
    max: 8,
    days: 90,
    questions: [
      'Has fallen in the last twelve months',
      'Takes four or more medicines',
      'Has had a stroke or has Parkinson’s disease',
      'Is unsteady when standing or turning',
      'Cannot rise from a chair without using the arms',
      'Wears loose or smooth-soled footwear',
      'Sees poorly, or has had no eye test for two years',
      'Room has trip hazards, poor light or a bell out of reach',
    ],
    choices: yesNo,
    bands: [
      [0, 1, 'Low', 'info', 'Repeat in three months.'],
      [2, 3, 'Raised', 'medium', 'Write a plan for what was ticked.'],
      [4, 8, 'High', 'high', 'Plan, GP medicines review and physiotherapy.'],
    ],
  },
  {
    code: 'NUTRITION',
    title: 'Nutrition screen',
    category: 'nutrition',
    purpose: 'Finds people who eat too little early enough to help.',
    licence: 'Our own wording.',
    status: 'free',
    max: 12,
    days: 28,
    questions: [
      'Clothes, rings or dentures have become loose',
      'Eats less than half of most meals',
      'Has lost weight in three months without meaning to',
      'Finds it hard to chew, swallow or hold cutlery',
    ],
    choices: [
      ['Not at all', 0],
      ['A little', 1],
      ['Clearly', 2],
      ['Very much', 3],
    ],
    bands: [
      [0, 2, 'Low', 'info', 'Repeat monthly.'],
      [3, 5, 'Raised', 'medium', 'Fortify food, weigh weekly.'],
      [6, 12, 'High', 'high', 'Dietitian and GP; food and fluid charts.'],
    ],
  },
];
