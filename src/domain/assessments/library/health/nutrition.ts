import { one, optional, ownWords, several, yesNo, type ShippedForm } from '../shipped-form.ts';

// Exactly 18.5 and 20 score 1, exactly 5 % and 10 % score 1.
export const nutrition: ShippedForm = {
  code: 'NUTRITION',
  version: 1,
  title: 'Nutrition screen',
  purpose: 'Finds people who eat too little early enough to help.',
  category: 'nutrition',
  ...ownWords,
  default_review_days: 28,
  scoring: 'sum',
  range: [0, 6],
  bands: [
    [0, 0, 'Low', 'info', 'Weigh and repeat monthly.'],
    [1, 1, 'Medium', 'medium', 'Food and fluid record for three days; weigh monthly.', 28],
    [2, 6, 'High', 'high', 'Dietitian and GP; fortified food, food and fluid charts, weigh weekly.', 7],
  ],
  sections: [
    {
      title: 'Weight',
      questions: [
        one(
          'Body mass index',
          [
            ['Above 20', 0],
            ['18.5 to 20', 1],
            ['Below 18.5', 2],
          ],
          {
            help: 'Stands beside the last weight. Where nobody can be weighed, judge by loose clothes, rings and dentures.',
          },
        ),
        one('Weight lost in the last three to six months without meaning to', [
          ['Less than 5 %', 0],
          ['5 to 10 %', 1],
          ['More than 10 %', 2],
        ]),
      ],
    },
    {
      title: 'Illness and eating',
      questions: [
        yesNo('Is acutely ill, and has eaten or will eat almost nothing for more than five days', { yes: 2 }),
        optional(
          several('What makes eating hard', [
            ['Chewing or teeth'],
            ['Swallowing', null, 'flag'],
            ['Holding cutlery'],
            ['Low mood or no appetite'],
            ['Forgets to eat'],
            ['Food is not what the person likes'],
            ['None of these', null, 'alone'],
          ]),
        ),
      ],
    },
  ],
};
