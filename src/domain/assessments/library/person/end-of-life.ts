import { one, optional, ownWords, several, words, yesNo, type ShippedForm } from '../shipped-form.ts';

export const endOfLife: ShippedForm = {
  code: 'END-OF-LIFE',
  version: 1,
  title: 'Wishes for the end of life',
  purpose: 'What somebody wants and does not want when they are dying. Nobody has to answer any of it.',
  category: 'other',
  ...ownWords,
  default_review_days: 365,
  who: ['manager', 'senior'],
  sections: [
    {
      title: 'What matters',
      questions: [
        yesNo('The person wants to talk about this now', { key: 'now' }),
        optional(words('What matters most to me', { after: ['now', 'Yes'] })),
        optional(words('What worries me', { after: ['now', 'Yes'] })),
        optional(words('Who should be with me, and who should not', { after: ['now', 'Yes'] })),
        optional(words('When would be a better time, or who may speak for me', { after: ['now', 'No'] })),
      ],
    },
    {
      title: 'Care',
      questions: [
        optional(
          one('Where I want to be', [['Here'], ['Hospital'], ['Hospice'], ['With family'], ['Do not know yet']]),
        ),
        optional(
          several('In place', [
            ['DNACPR'],
            ['Advance decision to refuse treatment'],
            ['Health attorney'],
            ['Medicines for the last days'],
            ['None of these', null, 'alone'],
          ]),
        ),
        optional(words('Comfort: music, light, touch, smells, pets')),
        optional(words('Faith, rites, who to call')),
      ],
    },
    {
      title: 'Afterwards',
      questions: [
        optional(words('Whom to tell, day or night')),
        optional(words('Funeral, clothes, belongings, pets')),
        optional(words('What I would like people to know')),
      ],
    },
  ],
};
