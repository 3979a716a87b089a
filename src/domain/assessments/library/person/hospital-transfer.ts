import { one, optional, ownWords, several, words, yesNo, type ShippedForm } from '../shipped-form.ts';

export const hospitalTransfer: ShippedForm = {
  code: 'HOSPITAL',
  version: 1,
  title: 'Hospital transfer pack',
  purpose: 'What a hospital must know in the first hour, and what goes along with the person.',
  category: 'other',
  ...ownWords,
  default_review_days: 180,
  sections: [
    {
      title: 'Now',
      questions: [
        words('Why the person is going, and since when'),
        words('What is usual for them and what is different today'),
        one('Resuscitation', [['For resuscitation'], ['DNACPR goes along', null, 'flag']]),
        words('Allergies, medicines and when last given'),
      ],
    },
    {
      title: 'To keep them safe',
      questions: [
        words('How they communicate, show pain and agree'),
        one('Eating and drinking', [
          ['Anything'],
          ['Special diet'],
          ['Changed texture or thickened', null, 'flag'],
          ['Nothing by mouth', null, 'flag'],
        ]),
        one('Moves', [['Alone'], ['With one person'], ['With two people or a hoist', null, 'flag']]),
        several('Known dangers', [
          ['None', null, 'alone'],
          ['Falls'],
          ['Choking'],
          ['Leaving'],
          ['Self-harm'],
          ['Skin'],
          ['Fits'],
        ]),
        one('Can consent to treatment', [['Yes'], ['With help'], ['Not now', null, 'flag']]),
      ],
    },
    {
      title: 'Going along',
      questions: [
        several('Packed', [
          ['Medicines and chart'],
          ['Glasses'],
          ['Hearing aids'],
          ['Dentures'],
          ['Clothes and shoes'],
          ['Phone and charger'],
          ['Comfort thing'],
          ['Legal papers'],
        ]),
        yesNo('Family told'),
        optional(words('Who goes along or visits, and whom to ring before discharge')),
      ],
    },
  ],
};
