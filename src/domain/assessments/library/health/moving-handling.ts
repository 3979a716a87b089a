import { number, one, optional, ownWords, several, words, yesNo, type ShippedForm } from '../shipped-form.ts';

const how = [
  ['Alone'],
  ['With reminding'],
  ['With one person'],
  ['With two people'],
  ['With a hoist and two people', null, 'flag'],
  ['Not done'],
] as const;

export const movingHandling: ShippedForm = {
  code: 'MOVING',
  version: 1,
  title: 'Moving and handling',
  purpose: 'Says for each move how many people, which equipment and which sling, so that nobody is hurt.',
  category: 'moving_handling',
  ...ownWords,
  default_review_days: 180,
  who: ['manager', 'senior'],
  isCountersigned: true,
  sections: [
    {
      title: 'The person',
      questions: [
        number('Weight', { unit: 'kg', min: 20, max: 300 }),
        one('Stands', [['Firmly'], ['Holding on'], ['A few seconds'], ['Not at all']]),
        one('Understands and helps', [['Always'], ['Mostly'], ['It changes', null, 'flag'], ['Rarely', null, 'flag']]),
        optional(
          several('Takes into account', [
            ['Pain'],
            ['Stiff or weak side'],
            ['Catheter or tubes'],
            ['Fragile skin'],
            ['Startles or lashes out'],
            ['Poor sight or hearing'],
          ]),
        ),
      ],
    },
    {
      title: 'Each move',
      questions: [
        one('In and out of bed', how),
        one('Turning in bed', how),
        one('Chair to standing', how),
        one('Toilet', how),
        one('Bath or shower', how),
        one('Walking', how),
        one('Up from the floor after a fall', how, { help: 'Never by lifting. Check for injury first.' }),
      ],
    },
    {
      title: 'Equipment',
      questions: [
        several(
          'Used',
          [
            ['None', null, 'alone'],
            ['Hoist'],
            ['Stand aid'],
            ['Slide sheet'],
            ['Handling belt'],
            ['Frame or stick'],
            ['Wheelchair'],
            ['Profiling bed'],
          ],
          { key: 'used' },
        ),
        words('Sling type, size and loops', { after: ['used', 'Hoist'] }),
        yesNo('Equipment was checked and is in date'),
        optional(words('What the person likes to be told and how')),
      ],
    },
  ],
};
