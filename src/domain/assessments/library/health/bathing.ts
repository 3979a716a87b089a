import { one, optional, ownWords, several, words, yesNo, type ShippedForm } from '../shipped-form.ts';

// 44 °C is the highest temperature of bath water in care homes: Health and Safety Executive, scalding and burning.
export const bathing: ShippedForm = {
  code: 'BATHING',
  version: 1,
  title: 'Bathing safety',
  purpose: 'Says how somebody baths or showers without scalding, falling, a fit or shame.',
  category: 'risk',
  ...ownWords,
  default_review_days: 180,
  sections: [
    {
      title: 'Dangers',
      questions: [
        yesNo('Can feel that water is too hot, and say so or move away', { key: 'feels' }),
        yesNo('Runs the water alone'),
        yesNo('Has fits or faints', { key: 'fits' }),
        one('May be left alone in the water', [['Yes'], ['For a moment, within hearing'], ['Never', null, 'flag']]),
        one(
          'While the person has fits',
          [['Shower, door unlocked, somebody near'], ['Never alone in water', null, 'flag']],
          {
            after: ['fits', 'Yes'],
          },
        ),
        yesNo('Slips, panics or tries to climb out'),
      ],
    },
    {
      title: 'How it is done',
      questions: [
        several('Before the person gets in', [
          ['Thermometer reads 44 °C or less'],
          ['Floor dry, mat down'],
          ['Equipment in date'],
          ['Towels and clothes ready'],
        ]),
        one('People needed', [['None'], ['One'], ['Two']]),
        optional(words('Equipment')),
        words('What the person likes, and how dignity is kept'),
      ],
    },
  ],
};
