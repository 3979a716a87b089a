import { optional, ownWords, several, words, yesNo, type ShippedForm } from '../shipped-form.ts';

// The checklist: Mental Capacity Act 2005, section 4.
export const bestInterests: ShippedForm = {
  code: 'BEST-INTERESTS',
  version: 1,
  title: 'Best-interests decision',
  purpose: 'Records how a decision was made for somebody who could not make it, with what they would have wanted.',
  category: 'capacity',
  ...ownWords,
  default_review_days: 180,
  who: ['manager', 'senior'],
  isCountersigned: true,
  sections: [
    {
      title: 'The decision',
      questions: [
        words('The decision, and the capacity record it follows from'),
        yesNo('It cannot wait until the person can decide'),
        yesNo('No attorney, deputy or valid advance decision settles it', {
          help: 'If one does, they decide, not we.',
        }),
      ],
    },
    {
      title: 'The person',
      questions: [
        words('What the person says and shows now'),
        words('What they wished, felt and believed before'),
        words('How they were brought into it'),
      ],
    },
    {
      title: 'Others',
      questions: [
        several('Asked', [
          ['Family or friends'],
          ['Carers'],
          ['Key worker'],
          ['GP or nurse'],
          ['Social worker'],
          ['Advocate (IMCA)'],
        ]),
        words('What they said, also where they differ'),
      ],
    },
    {
      title: 'Options',
      questions: [
        words('Each option with its good and its harm'),
        words('Why none less restrictive would do'),
        words('What was decided, by whom, until when'),
        optional(words('Who disagrees, and what happens about it')),
      ],
    },
  ],
};
