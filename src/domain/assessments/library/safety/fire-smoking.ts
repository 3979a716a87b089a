import { one, optional, ownWords, several, words, yesNo, type ShippedForm } from '../shipped-form.ts';

export const fireSmoking: ShippedForm = {
  code: 'FIRE-SMOKING',
  version: 1,
  title: 'Fire and smoking',
  purpose: 'Keeps somebody who smokes or uses flames safe, and everybody around them.',
  category: 'risk',
  ...ownWords,
  default_review_days: 90,
  scoring: 'sum',
  range: [0, 12],
  bands: [
    [0, 2, 'Low', 'info', 'Agree where and when; repeat in three months.'],
    [3, 5, 'Raised', 'medium', 'Staff keep the lighter; flame-resistant apron and ashtray.', 56],
    [6, 12, 'High', 'high', 'Never alone with a flame; fire service visit; manager today.', 28],
  ],
  sections: [
    {
      title: 'Smoking and flames',
      questions: [
        one(
          'Smokes',
          [
            ['No', 0],
            ['Vape', 1],
            ['Cigarettes, pipe or cigars', 2],
          ],
          { key: 'smokes' },
        ),
        yesNo('Has burned clothes, skin, bedding or furniture', {
          yes: 3,
          trigger: [{ when: 3, severity: 'high', message: 'Burn marks: staff keep lighter and matches from now on.' }],
        }),
        yesNo('Smokes in bed or in the room', { yes: 2 }),
        yesNo('Uses skin creams or ointments that soak into cloth', {
          yes: 2,
          help: 'Cloth with dried emollient burns fiercely.',
        }),
        yesNo('Is given oxygen', { yes: 2 }),
        yesNo('Drowsy, confused or unsteady hands', { yes: 1 }),
      ],
    },
    {
      title: 'Agreed',
      questions: [
        several('Measures', [
          ['Staff keep the lighter'],
          ['Apron'],
          ['Only outside'],
          ['Somebody with them'],
          ['Flame-resistant bedding'],
          ['Vape charger checked'],
          ['None needed', null, 'alone'],
        ]),
        optional(words('What the person has agreed to')),
      ],
    },
  ],
};
