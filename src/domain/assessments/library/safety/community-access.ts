import { one, optional, ownWords, several, words, yesNo, type ShippedForm } from '../shipped-form.ts';

export const communityAccess: ShippedForm = {
  code: 'COMMUNITY',
  version: 1,
  title: 'Going out',
  purpose: 'Says what makes going out good and what makes it safe, with as little hindrance as can be.',
  category: 'risk',
  ...ownWords,
  default_review_days: 180,
  sections: [
    {
      title: 'What it is for',
      questions: [
        words('Where the person likes to go and why it matters'),
        one('Goes out', [['Alone'], ['Alone to known places'], ['With one person'], ['With two people']]),
      ],
    },
    {
      title: 'Safety',
      questions: [
        yesNo('Crosses roads safely'),
        yesNo('Finds the way back'),
        yesNo('Can ask for help or use a phone'),
        several('Known dangers', [
          ['None', null, 'alone'],
          ['Traffic'],
          ['Strangers'],
          ['Money'],
          ['Alcohol or drugs'],
          ['Fits'],
          ['Gets tired'],
          ['Crowds and noise'],
          ['Leaves the group'],
        ]),
        words('What to do if it goes wrong'),
      ],
    },
    {
      title: 'Agreed',
      questions: [
        words('Least that is needed to be safe enough'),
        optional(words('What the person takes along')),
        one('Back late', [['Call after 30 minutes'], ['Call after one hour'], ['Call at once', null, 'flag']]),
      ],
    },
  ],
};
