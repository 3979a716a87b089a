import { news2Attribution } from '../../news2.ts';
import { one, type ShippedForm } from '../shipped-form.ts';

const alarm = (message: string) => ({ trigger: [{ when: 3, severity: 'high' as const, message }] });
const three = alarm('A three in one part: tell the nurse, GP or 111 now.');

/** The points of the Royal College of Physicians' chart of 2017, reading by reading; the chart itself is not shown. */
export const news2Form: ShippedForm = {
  code: 'NEWS2',
  version: 1,
  title: 'Early warning score (NEWS2)',
  purpose: 'Shows from six readings whether somebody is becoming unwell. Only for people trained to take them.',
  category: 'deterioration',
  licence_note:
    'Royal College of Physicians. The points are reproduced with citation; the coloured chart is not. Confirm with the College before wider use.',
  licence_status: 'acknowledge',
  acknowledgement: news2Attribution,
  default_review_days: 28,
  who: ['manager', 'senior', 'carer'],
  scoring: 'sum',
  range: [0, 20],
  bands: [
    [0, 0, 'None', 'info', 'Compare with what is usual for the person.'],
    [1, 4, 'Low', 'low', 'Tell the senior; score again within twelve hours.', 1],
    [5, 6, 'Urgent', 'high', 'Ask the GP or 111 now; score again every hour.', 1],
    [7, 20, 'Emergency', 'critical', 'Call 999; stay with the person.', 1],
  ],
  sections: [
    {
      title: 'Breathing',
      questions: [
        one(
          'Breaths a minute',
          [
            ['8 or less', 3],
            ['9 to 11', 1],
            ['12 to 20', 0],
            ['21 to 24', 2],
            ['25 or more', 3],
          ],
          three,
        ),
        one('Which oxygen scale applies', [['Scale 1'], ['Scale 2']], {
          key: 'scale',
          help: 'Scale 2 only where a clinician has prescribed a target of 88 to 92 %.',
        }),
        one(
          'SpO₂ in %, scale 1',
          [
            ['91 or less', 3],
            ['92 to 93', 2],
            ['94 to 95', 1],
            ['96 or more', 0],
          ],
          {
            after: ['scale', 'Scale 1'],
            ...three,
          },
        ),
        one(
          'SpO₂ in %, scale 2',
          [
            ['83 or less', 3],
            ['84 to 85', 2],
            ['86 to 87', 1],
            ['88 to 92', 0],
            ['93 or more on air', 0],
            ['93 to 94 on oxygen', 1],
            ['95 to 96 on oxygen', 2],
            ['97 or more on oxygen', 3],
          ],
          { after: ['scale', 'Scale 2'], ...three },
        ),
        one('Air or oxygen', [
          ['Air', 0],
          ['Oxygen', 2],
        ]),
      ],
    },
    {
      title: 'Circulation',
      questions: [
        one(
          'Systolic blood pressure in mmHg',
          [
            ['90 or less', 3],
            ['91 to 100', 2],
            ['101 to 110', 1],
            ['111 to 219', 0],
            ['220 or more', 3],
          ],
          three,
        ),
        one(
          'Pulse a minute',
          [
            ['40 or less', 3],
            ['41 to 50', 1],
            ['51 to 90', 0],
            ['91 to 110', 1],
            ['111 to 130', 2],
            ['131 or more', 3],
          ],
          three,
        ),
      ],
    },
    {
      title: 'Mind and temperature',
      questions: [
        one(
          'Consciousness',
          [
            ['Alert', 0],
            ['New confusion', 3],
            ['Answers only to voice', 3],
            ['Answers only to pain', 3],
            ['Unresponsive', 3],
          ],
          three,
        ),
        one(
          'Temperature in °C',
          [
            ['35.0 or less', 3],
            ['35.1 to 36.0', 1],
            ['36.1 to 38.0', 0],
            ['38.1 to 39.0', 1],
            ['39.1 or more', 2],
          ],
          three,
        ),
      ],
    },
  ],
};
