import { each, one, optional, type ShippedForm } from '../shipped-form.ts';

export const pfizer = {
  licence_note: 'Owned by Pfizer Inc.; free to reproduce, translate, display and distribute without permission.',
  licence_status: 'acknowledge',
  acknowledgement:
    'Developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission required to reproduce, translate, display or distribute.',
} as const;

/** The lowest answer reads “Not at all” in the original of all three questionnaires. */
export const often = [
  ['Not at all', 0],
  ['Several days', 1],
  ['More than half the days', 2],
  ['Nearly every day', 3],
] as const;

export const lastTwoWeeks = 'Over the last 2 weeks, how often have you been bothered by any of the following problems?';

export const interestAndMood = [
  'Little interest or pleasure in doing things',
  'Feeling down, depressed, or hopeless',
] as const;

// Bands: Kroenke, Spitzer and Williams, 2001.
export const phq9: ShippedForm = {
  code: 'PHQ-9',
  version: 1,
  title: 'Patient Health Questionnaire (PHQ-9)',
  purpose: 'Screens for depression and shows whether it changes.',
  category: 'mental_health',
  ...pfizer,
  default_review_days: 28,
  isSelfReport: true,
  isCountersigned: true,
  scoring: 'sum',
  range: [0, 27],
  bands: [
    [0, 4, 'Minimal', 'info', 'Carry on; repeat as planned.'],
    [5, 9, 'Mild', 'low', 'Watchful waiting; repeat in four weeks.'],
    [10, 14, 'Moderate', 'medium', 'Tell the GP or care coordinator.'],
    [15, 19, 'Moderately severe', 'high', 'GP or care coordinator this week.', 14],
    [20, 27, 'Severe', 'critical', 'Same-day contact with the GP or the community team.', 14],
  ],
  sections: [
    {
      title: lastTwoWeeks,
      questions: [
        ...each(
          [
            ...interestAndMood,
            'Trouble falling or staying asleep, or sleeping too much',
            'Feeling tired or having little energy',
            'Poor appetite or overeating',
            'Feeling bad about yourself — or that you are a failure or have let yourself or your family down',
            'Trouble concentrating on things, such as reading the newspaper or watching television',
            'Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual',
          ],
          often,
        ),
        one('Thoughts that you would be better off dead or of hurting yourself in some way', often, {
          trigger: [{ when: 1, severity: 'high', message: 'Ask about safety now and tell the shift lead.' }],
        }),
        optional(
          one(
            'If you checked off any problems, how difficult have these problems made it for you to do your work, take care of things at home, or get along with other people?',
            [['Not difficult at all'], ['Somewhat difficult'], ['Very difficult'], ['Extremely difficult']],
          ),
        ),
      ],
    },
  ],
};
