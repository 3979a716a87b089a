import { each, type ShippedForm } from '../shipped-form.ts';
import { often, pfizer } from './phq-9.ts';

// Bands: Spitzer, Kroenke, Williams and Löwe, 2006.
export const gad7: ShippedForm = {
  code: 'GAD-7',
  version: 1,
  title: 'Generalised Anxiety Disorder questionnaire (GAD-7)',
  purpose: 'Screens for anxiety and shows whether it changes.',
  category: 'mental_health',
  ...pfizer,
  default_review_days: 28,
  isSelfReport: true,
  isCountersigned: true,
  scoring: 'sum',
  range: [0, 21],
  bands: [
    [0, 4, 'Minimal', 'info', 'Carry on; repeat as planned.'],
    [5, 9, 'Mild', 'low', 'Talk about what helps; repeat in four weeks.'],
    [10, 14, 'Moderate', 'medium', 'Tell the GP or care coordinator.'],
    [15, 21, 'Severe', 'high', 'GP or care coordinator this week.', 14],
  ],
  sections: [
    {
      // Two words shorter than in the PHQ-9, and word for word is how they may be reproduced.
      title: 'Over the last 2 weeks, how often have you been bothered by the following problems?',
      questions: each(
        [
          'Feeling nervous, anxious or on edge',
          'Not being able to stop or control worrying',
          'Worrying too much about different things',
          'Trouble relaxing',
          'Being so restless that it is hard to sit still',
          'Becoming easily annoyed or irritable',
          'Feeling afraid as if something awful might happen',
        ],
        often,
      ),
    },
  ],
};
