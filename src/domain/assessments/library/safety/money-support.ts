import { one, optional, ownWords, several, words, yesNo, type ShippedForm } from '../shipped-form.ts';

export const moneySupport: ShippedForm = {
  code: 'MONEY',
  version: 1,
  title: 'Money support',
  purpose: 'Says what somebody does alone with money, what help they want, and who decides.',
  category: 'other',
  ...ownWords,
  default_review_days: 180,
  who: ['manager', 'senior'],
  isCountersigned: true,
  sections: [
    {
      title: 'What the person does',
      questions: [
        several('Alone', [
          ['Knows coins and notes'],
          ['Small purchases'],
          ['Bank card'],
          ['Bills'],
          ['Saving'],
          ['None of these', null, 'alone'],
        ]),
        one('Decides about spending', [
          ['The person'],
          ['The person with help'],
          ['Attorney or deputy'],
          ['Appointee for benefits'],
        ]),
        optional(words('Name and proof of attorney, deputy or appointee')),
      ],
    },
    {
      title: 'Safety',
      questions: [
        yesNo('Gives or lends money under pressure', { key: 'pressure' }),
        words('Who, how often, what was done', { after: ['pressure', 'Yes'] }),
        yesNo('Debts, or letters unopened'),
        several('Agreed', [
          ['Keeps own money'],
          ['Locked drawer'],
          ['House keeps it, with receipts'],
          ['Weekly amount'],
          ['Goes to the bank together'],
        ]),
        words('What the person wants to buy and save for'),
      ],
    },
  ],
};
