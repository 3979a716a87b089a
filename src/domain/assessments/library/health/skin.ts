import { one, optional, ownWords, several, words, yesNo, type ShippedForm } from '../shipped-form.ts';

export const skin: ShippedForm = {
  code: 'SKIN',
  version: 1,
  title: 'Skin check',
  purpose: 'Looks at the skin from head to heel and at what may harm it. Marks go on the body map.',
  category: 'skin',
  ...ownWords,
  default_review_days: 28,
  scoring: 'sum',
  range: [0, 15],
  bands: [
    [0, 2, 'Low', 'info', 'Look again monthly and with every wash.'],
    [3, 5, 'Raised', 'medium', 'Plan for moving, moisture and food; look every week.', 7],
    [6, 15, 'High', 'high', 'District nurse; pressure-relieving equipment; look every day.', 3],
  ],
  sections: [
    {
      title: 'What may harm the skin',
      questions: [
        one('Moving in bed or chair', [
          ['Moves freely', 0],
          ['Needs reminding', 1],
          ['Needs help', 2],
          ['Cannot move alone', 3],
        ]),
        one('Moisture', [
          ['Skin stays dry', 0],
          ['Sometimes damp', 1],
          ['Often wet or soiled', 2],
        ]),
        one('Eating and drinking', [
          ['Well', 0],
          ['Less than usual', 1],
          ['Very little', 2],
        ]),
        yesNo('Cannot feel or say that something hurts', { yes: 2 }),
      ],
    },
    {
      title: 'What is seen',
      questions: [
        several(
          'Redness that stays when pressed, broken skin or pain at',
          [
            ['Nowhere', 0, 'alone'],
            ['Heels', 1, 'flag'],
            ['Bottom or hips', 1, 'flag'],
            ['Elbows', 1, 'flag'],
            ['Back of the head or ears', 1, 'flag'],
            ['Under a device, strap or glasses', 1, 'flag'],
            ['Skin folds', 1, 'flag'],
          ],
          {
            key: 'seen',
            help: 'On dark skin look for warmth, hardness, swelling or a change of colour.',
            trigger: [
              { when: 1, severity: 'medium', message: 'New mark: add it to the body map and tell the senior.' },
            ],
          },
        ),
        optional(words('What it looks like')),
        optional(yesNo('Marked on the body map')),
      ],
    },
  ],
};
