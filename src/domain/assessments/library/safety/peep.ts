import { number, one, optional, ownWords, several, words, yesNo, type ShippedForm } from '../shipped-form.ts';

export const peep: ShippedForm = {
  code: 'PEEP',
  version: 1,
  title: 'Personal emergency evacuation plan',
  purpose: 'Says in one page how this person leaves the building, by day and by night.',
  category: 'risk',
  ...ownWords,
  default_review_days: 180,
  sections: [
    {
      title: 'Hearing the alarm',
      questions: [
        yesNo('Hears the alarm and knows what it means'),
        yesNo('Wakes by it at night'),
        one('Once told, the person', [
          ['Walks out alone'],
          ['Goes with prompting'],
          ['Needs help'],
          ['May refuse or hide', null, 'flag'],
        ]),
      ],
    },
    {
      title: 'Getting out',
      questions: [
        one('Moves by', [['Walking'], ['Frame or stick'], ['Wheelchair'], ['Bed or evacuation sheet', null, 'flag']]),
        number('People needed by day', { min: 0, max: 4 }),
        number('People needed at night', { min: 0, max: 4 }),
        several('Equipment', [
          ['None', null, 'alone'],
          ['Evacuation sheet or mattress'],
          ['Evacuation chair'],
          ['Wheelchair'],
          ['Hoist is not used'],
        ]),
        words('Way out and place of safety, step by step'),
        optional(words('How to speak to the person; what to bring')),
        yesNo('Oxygen, air mattress or anything else that feeds a fire'),
      ],
    },
  ],
};
