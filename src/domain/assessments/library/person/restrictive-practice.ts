import { date, one, ownWords, several, words, yesNo, type ShippedForm } from '../shipped-form.ts';

export const restrictivePractice: ShippedForm = {
  code: 'RESTRICTION',
  version: 1,
  title: 'Restrictive practice: entry in the register',
  purpose: 'Every restriction in force: why, on what ground, how little and until when.',
  category: 'risk',
  ...ownWords,
  default_review_days: 28,
  who: ['manager', 'senior'],
  isCountersigned: true,
  sections: [
    {
      title: 'The restriction',
      questions: [
        one('Kind', [
          ['Locked door or keypad'],
          ['Bed rails, lap belt or tilted chair'],
          ['Constant watching'],
          ['Holding'],
          ['Medicine to calm', null, 'flag'],
          ['Limits on phone, money, visits or food'],
          ['Sensor, camera or tracker'],
          ['Other'],
        ]),
        words('What exactly, when and how often'),
        words('What harm it prevents, with the last examples'),
      ],
    },
    {
      title: 'Ground',
      questions: [
        one('Legal basis', [
          ['The person consents'],
          ['Best-interests decision'],
          ['DoLS or Court of Protection'],
          ['Mental Health Act'],
          ['None yet', null, 'flag'],
        ]),
        date('Valid until', { isOptional: true }),
        several('Tried before', [
          ['Talking and company'],
          ['Something to do'],
          ['Change in the room'],
          ['Pain or illness looked for'],
          ['Change of staff or times'],
          ['None of these', null, 'alone'],
        ]),
        words('Why nothing less would do'),
      ],
    },
    {
      title: 'Undoing it',
      questions: [
        words('What the person says about it'),
        words('How it is reduced, and what would end it'),
        yesNo('Everyone who does it is trained'),
      ],
    },
  ],
};
