import { number, one, optional, ownWords, several, words, type ShippedForm } from '../shipped-form.ts';

export const missingPerson: ShippedForm = {
  code: 'MISSING',
  version: 1,
  title: 'Missing person profile',
  purpose: 'Filled in while all is well, and handed to the police the moment somebody is missing.',
  category: 'risk',
  ...ownWords,
  default_review_days: 180,
  sections: [
    {
      title: 'Looks',
      questions: [
        number('Height', { unit: 'cm', min: 100, max: 220 }),
        one('Build', [['Slim'], ['Medium'], ['Large']]),
        words('Hair, eyes, skin, marks, glasses, hearing aid'),
        words('Usually wears and carries'),
      ],
    },
    {
      title: 'Where and how',
      questions: [
        words('Places the person may go, now and from earlier life'),
        words('People the person may visit'),
        several('Gets there by', [['On foot'], ['Bus'], ['Train'], ['Taxi'], ['Car']]),
        optional(words('Phone number, bus pass, bank card')),
      ],
    },
    {
      title: 'Danger',
      questions: [
        one('If missing, the danger is', [['Low'], ['Medium'], ['High', null, 'flag']]),
        several('Because of', [
          ['Medicine needed soon'],
          ['Cold or heat'],
          ['Self-harm'],
          ['Exploitation'],
          ['Traffic'],
          ['Water'],
          ['None of these', null, 'alone'],
        ]),
        words('How to speak to the person when found'),
      ],
    },
  ],
};
