import { optional, ownWords, words, type ShippedForm } from '../shipped-form.ts';

export const onePageProfile: ShippedForm = {
  code: 'PROFILE',
  version: 1,
  title: 'One-page profile',
  purpose: 'The page a new colleague reads first.',
  category: 'other',
  ...ownWords,
  default_review_days: 180,
  isSelfReport: true,
  sections: [
    {
      title: 'Me',
      questions: [
        words('What people like and admire about me'),
        words('What is important to me'),
        words('How best to support me'),
        optional(words('What makes a good day, and a bad one')),
        optional(words('How you know I am happy, sad, in pain or cross')),
        optional(words('My day from morning to night')),
        optional(words('People and places that matter to me')),
      ],
    },
  ],
};
