import { one, optional, ownWords, several, words, yesNo, type ShippedForm } from '../shipped-form.ts';

export const continence: ShippedForm = {
  code: 'CONTINENCE',
  version: 1,
  title: 'Continence',
  purpose: 'Finds out what happens, what may cause it and what would help, before pads are thought of.',
  category: 'continence',
  ...ownWords,
  default_review_days: 180,
  sections: [
    {
      title: 'What happens',
      questions: [
        one('Urine', [['Dry'], ['Leaks now and then'], ['Leaks most days'], ['Always'], ['Catheter']], {
          key: 'urine',
        }),
        one('Bowels', [['Regular'], ['Constipated', null, 'flag'], ['Loose'], ['Leaks'], ['Stoma']]),
        optional(several('When', [['By day'], ['At night'], ['With a cough or lift'], ['On the way to the toilet']])),
        yesNo('Is this new or worse in the last four weeks', {
          help: 'New trouble may be an infection, constipation or a medicine.',
          key: 'new',
        }),
        optional(yesNo('GP or nurse has been told', { after: ['new', 'Yes'] })),
      ],
    },
    {
      title: 'What may cause it',
      questions: [
        several('Look for', [
          ['Constipation'],
          ['Pain or burning'],
          ['Too little to drink'],
          ['A new medicine'],
          ['Toilet far away or hard to find'],
          ['Clothes hard to open'],
          ['Cannot say when'],
          ['None of these', null, 'alone'],
        ]),
      ],
    },
    {
      title: 'What helps',
      questions: [
        words('What the person wants'),
        words('Usual times and signs'),
        optional(words('Products and sizes')),
        several('Help needed', [
          ['None', null, 'alone'],
          ['Reminding'],
          ['Walking there'],
          ['Clothes'],
          ['Wiping'],
          ['Two people'],
        ]),
      ],
    },
  ],
};
