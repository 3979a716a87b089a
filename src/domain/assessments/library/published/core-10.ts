import { one, type ShippedForm, type ShippedChoice } from '../shipped-form.ts';

const answers = ['Not at all', 'Only occasionally', 'Sometimes', 'Often', 'Most or all of the time'];
const upwards: readonly ShippedChoice[] = answers.map((label, index) => [label, index]);
const downwards: readonly ShippedChoice[] = answers.map((label, index) => [label, answers.length - 1 - index]);

// Bands: Connell and Barkham, 2007; 11 is the clinical cut-off.
export const core10: ShippedForm = {
  code: 'CORE-10',
  version: 1,
  title: 'CORE-10 screening measure',
  purpose: 'Shows how distressed somebody has been over the last week and whether it changes.',
  category: 'mental_health',
  licence_note:
    'CORE System Trust, Creative Commons Attribution-NoDerivatives: used unchanged, with attribution. Make no new version of it.',
  licence_status: 'acknowledge',
  acknowledgement:
    'CORE-10 © CORE System Trust, licensed under Creative Commons Attribution-NoDerivatives 4.0 International. Reproduced unchanged.',
  default_review_days: 28,
  isSelfReport: true,
  isCountersigned: true,
  scoring: 'sum',
  range: [0, 40],
  bands: [
    [0, 5, 'Healthy', 'info', 'Carry on; repeat as planned.'],
    [6, 10, 'Low', 'info', 'Carry on; repeat as planned.'],
    [11, 14, 'Mild', 'low', 'Talk about what helps; repeat in four weeks.'],
    [15, 19, 'Moderate', 'medium', 'Tell the GP or care coordinator.'],
    [20, 24, 'Moderate to severe', 'high', 'GP or care coordinator this week.', 14],
    [25, 40, 'Severe', 'high', 'GP or the community team today or tomorrow.', 14],
  ],
  sections: [
    {
      title: 'Over the last week',
      questions: [
        one('I have felt tense, anxious or nervous', upwards),
        one('I have felt I have someone to turn to for support when needed', downwards),
        one('I have felt able to cope when things go wrong', downwards),
        one('Talking to people has felt too much for me', upwards),
        one('I have felt panic or terror', upwards),
        one('I made plans to end my life', upwards, {
          trigger: [{ when: 1, severity: 'high', message: 'Ask about safety now and tell the shift lead.' }],
        }),
        one('I have had difficulty getting to sleep or staying asleep', upwards),
        one('I have felt despairing or hopeless', upwards),
        one('I have felt unhappy', upwards),
        one('Unwanted images or memories have been distressing me', upwards),
      ],
    },
  ],
};
