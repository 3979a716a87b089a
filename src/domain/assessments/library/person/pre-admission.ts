import { date, one, optional, ownWords, several, words, yesNo, type ShippedForm } from '../shipped-form.ts';

export const preAdmission: ShippedForm = {
  code: 'PRE-ADMISSION',
  version: 1,
  title: 'Before moving in',
  purpose: 'Finds out whether this house can meet what somebody needs and wants, before a promise is made.',
  category: 'pre_admission',
  ...ownWords,
  default_review_days: null,
  who: ['manager', 'senior'],
  isCountersigned: true,
  sections: [
    {
      title: 'The person',
      questions: [
        words('In their own words: what matters, what they hope for here'),
        several('Who took part', [
          ['The person'],
          ['Family or friend'],
          ['Social worker'],
          ['Hospital staff'],
          ['Advocate'],
        ]),
        words('How the person communicates, and in which language'),
        optional(words('Faith, culture, food, relationships')),
        optional(date('Wishes to move in on')),
      ],
    },
    {
      title: 'Health',
      questions: [
        words('Diagnoses, allergies, past operations'),
        words('Medicines and who gives them'),
        one('Swallowing and food', [
          ['Eats anything'],
          ['Special diet'],
          ['Changed texture', null, 'flag'],
          ['Tube', null, 'flag'],
        ]),
        one('Skin', [['Whole'], ['At risk'], ['Wound or pressure sore', null, 'flag']]),
        words('Sight, hearing, teeth, feet'),
      ],
    },
    {
      title: 'Everyday life',
      questions: [
        one('Moves', [
          ['Alone'],
          ['With one person'],
          ['With two people', null, 'flag'],
          ['With a hoist', null, 'flag'],
        ]),
        one('Falls in the last year', [['None'], ['One'], ['Two or more', null, 'flag']]),
        one('Washing, dressing, toilet', [['Alone'], ['Some help'], ['Full help']]),
        words('Nights: usual times, checks, what helps'),
      ],
    },
    {
      title: 'Mind and safety',
      questions: [
        words('Mood, memory, what upsets and what calms'),
        several('Known dangers', [
          ['None', null, 'alone'],
          ['Self-harm', null, 'flag'],
          ['Hurting others', null, 'flag'],
          ['Leaving unseen', null, 'flag'],
          ['Fire', null, 'flag'],
          ['Alcohol or drugs'],
          ['Being exploited'],
        ]),
        one('Legal', [['No restrictions'], ['DoLS in place'], ['DoLS needed', null, 'flag'], ['Mental Health Act']]),
        yesNo('Attorney, deputy or advance decision', { key: 'attorney' }),
        words('Who, for what, proof seen', { after: ['attorney', 'Yes'] }),
      ],
    },
    {
      title: 'Decision',
      questions: [
        yesNo('This house can meet these needs, with those who already live here in mind'),
        words('What must be ready first: equipment, training, people'),
      ],
    },
  ],
};
