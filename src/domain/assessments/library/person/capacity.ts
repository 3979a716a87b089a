import { note, one, ownWords, words, yesNo, type ShippedForm } from '../shipped-form.ts';

// The two stages and four abilities: Mental Capacity Act 2005, sections 2 and 3.
export const capacity: ShippedForm = {
  code: 'CAPACITY',
  version: 1,
  title: 'Capacity for one decision',
  purpose: 'Records for one decision at one time whether somebody can make it, and how they were helped to.',
  category: 'capacity',
  ...ownWords,
  default_review_days: 180,
  who: ['manager', 'senior'],
  isCountersigned: true,
  sections: [
    {
      title: 'The decision',
      questions: [
        note('Everybody is presumed able to decide. An unwise decision is no sign of the contrary.'),
        words('The decision, in plain words'),
        words('Why it is in doubt now'),
        words('What was done to help: time, place, words, pictures, people'),
      ],
    },
    {
      title: 'Can the person decide',
      questions: [
        yesNo('Understands what matters for the decision', { key: 'understands' }),
        words('What shows this', {}),
        yesNo('Keeps it in mind long enough'),
        yesNo('Weighs it up'),
        yesNo('Says or shows the choice in any way'),
        words('What was asked and what was answered, word for word'),
      ],
    },
    {
      title: 'Why',
      questions: [
        yesNo('There is an impairment or disturbance of mind or brain', { key: 'impaired' }),
        words('Which, and how it causes what was found', { after: ['impaired', 'Yes'] }),
      ],
    },
    {
      title: 'Found',
      questions: [
        one(
          'On the balance of probabilities the person',
          [['Can make this decision'], ['Cannot make this decision now', null, 'flag']],
          { key: 'found' },
        ),
        one('Can it wait until they can', [['Yes'], ['No']], { after: ['found', 'Cannot make this decision now'] }),
        note('Go on with the best-interests record.', { after: ['found', 'Cannot make this decision now'] }),
      ],
    },
  ],
};
