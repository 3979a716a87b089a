import { one, optional, ownWords, words, yesNo, type ShippedForm } from '../shipped-form.ts';

const looks = (text: string, help: string) =>
  one(
    text,
    [
      ['Healthy', 0],
      ['Changed', 1],
      ['Sore or unhealthy', 2, 'flag'],
    ],
    { help },
  );

export const oral: ShippedForm = {
  code: 'ORAL',
  version: 1,
  title: 'Mouth check',
  purpose: 'Looks at the mouth, and at what somebody needs to keep it clean and free of pain.',
  category: 'oral',
  ...ownWords,
  default_review_days: 90,
  scoring: 'sum',
  range: [0, 14],
  bands: [
    [0, 2, 'Healthy', 'info', 'Daily care as planned; dentist once a year.'],
    [3, 5, 'Needs attention', 'low', 'Write down daily care; look again in a month.', 28],
    [6, 14, 'Needs a dentist', 'medium', 'Ask for a dentist; soft food and pain relief meanwhile.', 14],
  ],
  sections: [
    {
      title: 'Looking',
      questions: [
        looks('Lips', 'Smooth and moist; not dry, cracked or bleeding.'),
        looks('Tongue', 'Pink and moist; not coated, patchy or swollen.'),
        looks('Gums and inside of the cheeks', 'No bleeding, white patches or ulcers.'),
        looks('Saliva', 'Moist and watery; not dry or sticky.'),
        looks('Own teeth', 'Not broken, loose or decayed.'),
        looks('Dentures', 'Fit, whole, named and worn.'),
        looks('Cleanliness', 'No food left, no strong smell.'),
      ],
    },
    {
      title: 'Care',
      questions: [
        yesNo('Has pain, or pulls faces, holds the jaw or refuses food'),
        one('Help with cleaning', [['None'], ['Reminding'], ['Some help'], ['All done for the person']]),
        optional(words('What the person uses and likes')),
      ],
    },
  ],
};
