import { one, optional, ownWords, several, words, yesNo, type ShippedForm } from '../shipped-form.ts';

// Levels are the numbers of IDDSI, the International Dysphagia Diet Standardisation Initiative.
export const choking: ShippedForm = {
  code: 'CHOKING',
  version: 1,
  title: 'Choking',
  purpose: 'Finds who may choke and what everybody who brings food or drink must know.',
  category: 'swallow',
  ...ownWords,
  default_review_days: 90,
  isCountersigned: true,
  scoring: 'sum',
  range: [0, 11],
  bands: [
    [0, 1, 'Low', 'info', 'Watch at meals; repeat in three months.'],
    [2, 3, 'Raised', 'medium', 'Sit with the person at meals; ask for a speech and language therapist.', 28],
    [4, 11, 'High', 'high', 'Never alone with food; speech and language therapist now.', 14],
  ],
  sections: [
    {
      title: 'Signs',
      questions: [
        yesNo('Has choked, or needed back slaps, in the last year', {
          yes: 3,
          trigger: [{ when: 3, severity: 'high', message: 'Has choked: check the food level and tell the senior.' }],
        }),
        several('At meals or after', [
          ['None of these', 0, 'alone'],
          ['Coughs or clears the throat', 1],
          ['Wet, gurgly voice', 1],
          ['Food stays in the mouth', 1],
          ['Eats fast or overfills', 1],
          ['Chest infections', 1],
          ['Takes food not meant for them', 1],
        ]),
        yesNo('Drowsy, or cannot sit upright, at meals', { yes: 1 }),
        yesNo('Few teeth, or dentures that do not fit', { yes: 1 }),
      ],
    },
    {
      title: 'What a therapist has said',
      questions: [
        yesNo('A speech and language therapist has written guidance', { key: 'guided' }),
        one('Food level', [['3'], ['4'], ['5'], ['6'], ['7 easy to chew'], ['7 regular']], {
          after: ['guided', 'Yes'],
        }),
        one('Drink level', [['0'], ['1'], ['2'], ['3'], ['4']], { after: ['guided', 'Yes'] }),
        optional(words('Position, pace, cutlery, what to avoid')),
      ],
    },
  ],
};
