import { ownWords, yesNo, type ShippedForm } from '../shipped-form.ts';

const ticked = (text: string, help?: string) => yesNo(text, { yes: 1, ...(help ? { help } : {}) });

export const falls: ShippedForm = {
  code: 'FALLS',
  version: 1,
  title: 'Falls checklist',
  purpose: 'Looks at what may make someone fall, so that something can be done about each.',
  category: 'falls',
  ...ownWords,
  default_review_days: 90,
  scoring: 'sum',
  range: [0, 8],
  bands: [
    [0, 1, 'Low', 'info', 'Repeat in three months.'],
    [2, 3, 'Raised', 'medium', 'Write a plan for what was ticked.', 56],
    [4, 8, 'High', 'high', 'Plan, GP medicines review and physiotherapy.', 28],
  ],
  sections: [
    {
      title: 'The person',
      questions: [
        ticked('Has fallen in the last twelve months'),
        ticked('Takes four or more medicines', 'Or any that makes drowsy, dizzy or lowers blood pressure.'),
        ticked('Has had a stroke or has Parkinson’s disease'),
        ticked('Is unsteady when standing or turning'),
        ticked('Cannot rise from a chair without using the arms'),
      ],
    },
    {
      title: 'What is around the person',
      questions: [
        ticked('Wears loose or smooth-soled footwear'),
        ticked('Sees poorly, or has had no eye test for two years'),
        ticked('Room has trip hazards, poor light or a bell out of reach'),
      ],
    },
  ],
};
