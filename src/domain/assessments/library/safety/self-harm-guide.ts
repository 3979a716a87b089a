import { note, one, optional, ownWords, several, words, yesNo, type ShippedForm } from '../shipped-form.ts';

export const selfHarmGuide: ShippedForm = {
  code: 'SELF-HARM',
  version: 1,
  title: 'Talking about self-harm',
  purpose: 'A guide for a calm conversation and what is agreed after it. It gives no score: scores do not predict.',
  category: 'mental_health',
  ...ownWords,
  default_review_days: 28,
  who: ['manager', 'senior'],
  isCountersigned: true,
  sections: [
    {
      title: 'Beginning',
      questions: [
        note(
          'Sit down in a quiet place. Listen more than you ask. Asking about suicide does not put the thought there. In danger now: stay, call 999.',
        ),
        words('What the person says is happening, in their words'),
      ],
    },
    {
      title: 'Safety',
      questions: [
        one(
          'Thinks of ending their life',
          [['No'], ['At times'], ['Much of the time', null, 'flag'], ['Would not say', null, 'flag']],
          { key: 'thinks' },
        ),
        yesNo('Has thought how or when', {
          key: 'plan',
          trigger: [
            {
              when: 1,
              severity: 'critical',
              message: 'A plan to end their life: stay with the person and call the crisis team now.',
            },
          ],
          yes: 1,
        }),
        words('How, when, and what is at hand', { after: ['plan', 'Yes'] }),
        yesNo('Has hurt themselves before'),
        several('What weighs on them', [
          ['Loss or an anniversary'],
          ['Pain or illness'],
          ['Loneliness'],
          ['Voices'],
          ['Alcohol or drugs'],
          ['Money or debt'],
          ['Something else'],
        ]),
        words('What holds and helps: people, beliefs, hopes'),
      ],
    },
    {
      title: 'Agreed',
      questions: [
        several('Done', [
          ['Somebody stays near'],
          ['Means made safe together'],
          ['GP told'],
          ['Crisis team told'],
          ['Family told with consent'],
          ['Plan written'],
        ]),
        words('What the person will do, and whom they will call'),
        optional(words('What the person does not want')),
      ],
    },
  ],
};
