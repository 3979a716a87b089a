import { one, optional, ownWords, several, words, yesNo, type ShippedForm } from '../shipped-form.ts';

export const first72Hours: ShippedForm = {
  code: 'FIRST-72',
  version: 1,
  title: 'First 72 hours',
  purpose: 'What must be known and done while somebody settles in.',
  category: 'pre_admission',
  ...ownWords,
  default_review_days: null,
  sections: [
    {
      title: 'First day',
      questions: [
        yesNo('Welcomed by name, shown room, bell, toilet and dining room'),
        yesNo('Medicines counted in and allergies on record'),
        yesNo('Weight and skin checked'),
        yesNo('Food, drink and texture known to kitchen and team'),
        yesNo('How to leave the building in a fire is written'),
        yesNo('First short plan is written'),
        one('How the person seems', [['Settled'], ['Unsure'], ['Distressed', null, 'flag']]),
      ],
    },
    {
      title: 'Second day',
      questions: [
        several('Assessed', [['Falls'], ['Nutrition'], ['Skin'], ['Moving and handling'], ['Choking'], ['Mood']]),
        yesNo('GP registered or told'),
        words('Sleep, eating and mood so far'),
        yesNo('Family or friends told how it goes'),
      ],
    },
    {
      title: 'Third day',
      questions: [
        words('What the person says about being here'),
        words('What has been learned that no paper said'),
        yesNo('Key worker named and introduced'),
        optional(words('What is still missing, and who gets it')),
      ],
    },
  ],
};
