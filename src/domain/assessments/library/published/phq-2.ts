import { each, type ShippedForm } from '../shipped-form.ts';
import { interestAndMood, lastTwoWeeks, often, pfizer } from './phq-9.ts';

// Cut-off of 3: Kroenke, Spitzer and Williams, 2003.
export const phq2: ShippedForm = {
  code: 'PHQ-2',
  version: 1,
  title: 'Patient Health Questionnaire, first two questions (PHQ-2)',
  purpose: 'A first look at mood. A score of 3 or more is followed by the PHQ-9.',
  category: 'mental_health',
  ...pfizer,
  default_review_days: 28,
  isSelfReport: true,
  scoring: 'sum',
  range: [0, 6],
  bands: [
    [0, 2, 'Depression unlikely', 'info', 'Carry on; repeat as planned.'],
    [3, 6, 'Depression possible', 'medium', 'Go on with the PHQ-9.', 7],
  ],
  sections: [{ title: lastTwoWeeks, questions: each(interestAndMood, often) }],
};
