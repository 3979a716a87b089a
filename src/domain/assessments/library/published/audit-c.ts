import { one, type ShippedForm } from '../shipped-form.ts';

// Wording in units and cut-off of 5 as used in the United Kingdom; Bush and colleagues, 1998.
export const auditC: ShippedForm = {
  code: 'AUDIT-C',
  version: 1,
  title: 'Alcohol screen (AUDIT-C)',
  purpose: 'Three questions that show whether somebody drinks at a level that may harm them.',
  category: 'mental_health',
  licence_note: 'Public domain. The full AUDIT of ten questions is not included: it is not for commercial use.',
  licence_status: 'free',
  acknowledgement: 'AUDIT-C, from the Alcohol Use Disorders Identification Test of the World Health Organization.',
  default_review_days: 180,
  isSelfReport: true,
  scoring: 'sum',
  range: [0, 12],
  bands: [
    [0, 4, 'Lower risk', 'info', 'Carry on; repeat as planned.'],
    [5, 7, 'Increasing risk', 'medium', 'Talk about drinking and offer help; tell the GP if the person agrees.', 90],
    [8, 12, 'Higher risk', 'high', 'GP or alcohol service; never stop suddenly without medical advice.', 28],
  ],
  sections: [
    {
      title: 'Alcohol',
      questions: [
        one('How often do you have a drink containing alcohol?', [
          ['Never', 0],
          ['Monthly or less', 1],
          ['2-4 times per month', 2],
          ['2-3 times per week', 3],
          ['4+ times per week', 4],
        ]),
        one('How many units of alcohol do you drink on a typical day when you are drinking?', [
          ['1-2', 0],
          ['3-4', 1],
          ['5-6', 2],
          ['7-9', 3],
          ['10+', 4],
        ]),
        one(
          'How often have you had 6 or more units if female, or 8 or more if male, on a single occasion in the last year?',
          [
            ['Never', 0],
            ['Less than monthly', 1],
            ['Monthly', 2],
            ['Weekly', 3],
            ['Daily or almost daily', 4],
          ],
        ),
      ],
    },
  ],
};
