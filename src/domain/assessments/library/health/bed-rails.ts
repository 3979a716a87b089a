import { one, ownWords, several, words, yesNo, type ShippedForm } from '../shipped-form.ts';

export const bedRails: ShippedForm = {
  code: 'BED-RAILS',
  version: 1,
  title: 'Bed rails',
  purpose: 'Weighs falling out of bed against climbing over or being caught, and looks for something gentler first.',
  category: 'risk',
  ...ownWords,
  default_review_days: 90,
  who: ['manager', 'senior'],
  isCountersigned: true,
  sections: [
    {
      title: 'Why',
      questions: [
        words('What would happen without rails'),
        several('Tried first', [
          ['Bed at its lowest'],
          ['Crash mat'],
          ['Sensor'],
          ['Wider bed'],
          ['More checks'],
          ['None yet', null, 'alone'],
        ]),
        yesNo('May climb over or get legs through', {
          key: 'climbs',
          help: 'Rails make a fall worse for somebody who climbs.',
        }),
        words('Why rails in spite of that', { after: ['climbs', 'Yes'] }),
      ],
    },
    {
      title: 'Fit',
      questions: [
        yesNo('Rails, bed and mattress belong together'),
        yesNo('No gap in which head, neck or chest could be caught'),
        yesNo('Bumpers fitted where arms or legs could be caught'),
        yesNo('Mattress does not make the rail too low'),
      ],
    },
    {
      title: 'Decision',
      questions: [
        one('Used', [['No'], ['At night'], ['Whenever in bed']], { key: 'used' }),
        one('Who agreed', [
          ['The person'],
          ['Attorney or deputy for health'],
          ['Best-interests decision', null, 'flag'],
        ]),
        words('What the person says about it'),
      ],
    },
  ],
};
