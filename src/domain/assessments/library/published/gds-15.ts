import { yesNo, type ShippedForm } from '../shipped-form.ts';

/** One point each for what speaks of depression: “no” to five of the questions, “yes” to the others. */
const ifYes = (text: string) => yesNo(text, { yes: 1 });
const ifNo = (text: string) => yesNo(text, { no: 1 });

// Wording and scoring: Sheikh and Yesavage, 1986, as given by Stanford University; 10 and more is almost always depression.
export const gds15: ShippedForm = {
  code: 'GDS-15',
  version: 1,
  title: 'Geriatric Depression Scale, short form (GDS-15)',
  purpose: 'Screens older people for depression with questions answered by yes or no.',
  category: 'mental_health',
  licence_note: 'Public domain: developed with public funds by Yesavage and colleagues.',
  licence_status: 'free',
  acknowledgement:
    'Sheikh JI, Yesavage JA. Geriatric Depression Scale (GDS): recent evidence and development of a shorter version. 1986.',
  default_review_days: 28,
  isSelfReport: true,
  isCountersigned: true,
  scoring: 'sum',
  range: [0, 15],
  bands: [
    [0, 4, 'Depression unlikely', 'info', 'Carry on; repeat as planned.'],
    [5, 9, 'Suggests depression', 'medium', 'Tell the GP and look at what has changed for the person.'],
    [10, 15, 'Almost always depression', 'high', 'GP this week; look at safety and company every day.', 14],
  ],
  sections: [
    {
      title: 'Choose the best answer for how you have felt over the past week',
      questions: [
        ifNo('Are you basically satisfied with your life?'),
        ifYes('Have you dropped many of your activities and interests?'),
        ifYes('Do you feel that your life is empty?'),
        ifYes('Do you often get bored?'),
        ifNo('Are you in good spirits most of the time?'),
        ifYes('Are you afraid that something bad is going to happen to you?'),
        ifNo('Do you feel happy most of the time?'),
        ifYes('Do you often feel helpless?'),
        ifYes('Do you prefer to stay at home, rather than going out and doing new things?'),
        ifYes('Do you feel you have more problems with memory than most?'),
        ifNo('Do you think it is wonderful to be alive now?'),
        ifYes('Do you feel pretty worthless the way you are now?'),
        ifNo('Do you feel full of energy?'),
        ifYes('Do you feel that your situation is hopeless?'),
        ifYes('Do you think that most people are better off than you are?'),
      ],
    },
  ],
};
