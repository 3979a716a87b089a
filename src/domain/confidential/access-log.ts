import { choice, moment, must, readOnly, ref, rows, text, whole, yesNo } from '../kit/vocabulary/fields.ts';

export const reasonChoice = () =>
  choice('Why', {
    options: {
      care_task: 'For a care task',
      safeguarding: 'Safeguarding',
      review: 'Review',
      legal_request: 'Legal request',
      inspection: 'Inspection',
      emergency: 'Emergency',
      other: 'Other',
    },
  });

/** Every opening of a confidential record: by whom, why and for how long. Written by the opening alone, and never taken back. */
export const accessLog = readOnly(
  rows('Opened', {
    user: must(ref('Who', { to: 'staff' })),
    opened_at: must(moment('When')),
    reason_code: must(reasonChoice()),
    reason_text: must(text('In words', { max: 500 })),
    minutes_open: whole('Open for', { unit: 'minutes', min: 0, max: 1440 }),
    exported: yesNo('Exported', { default: false }),
  }),
);
