import { choice, date, explained, longText, must, parts, ref, section, text } from '../../kit/vocabulary/fields.ts';

const professional = (label: string) =>
  parts(label, { name: text('Name', { max: 120 }), phone: text('Phone', { max: 30, like: 'phone' }) });

export const residentPlacement = section('Living here', {
  room: text('Room', { max: 20 }),
  admission_date: must(date('Moved in on', { tense: 'any' })),
  admission_type: explained(
    'admission_type',
    choice('Kind of stay', {
      options: {
        permanent: 'Permanent',
        respite: 'Respite',
        emergency: 'Emergency',
        trial: 'Trial',
        reablement: 'Reablement',
      },
      default: 'permanent',
    }),
  ),
  admitted_from: text('Came from', { max: 200 }),
  admission_reason: longText('Why they came', { max: 1000 }),
  key_worker: explained('keyWorker', ref('Key worker', { to: 'staff' })),
  co_key_worker: explained('co_key_worker', ref('Second key worker', { to: 'staff' })),
  placing_authority: explained('placing_authority', text('Placing authority', { max: 120 })),
  social_worker: professional('Social worker'),
  care_coordinator: explained('care_coordinator', professional('Care coordinator')),
  funding_type: explained(
    'funding_type',
    choice('Funded by', {
      options: {
        self: 'Self-funded',
        local_authority: 'Local authority',
        nhs_chc: 'NHS continuing healthcare',
        fnc: 'Funded nursing care',
        section_117: 'Section 117',
        joint: 'Joint',
        other: 'Other',
      },
    }),
  ),
});

/** Lives in the house, but is not there at the moment. */
export const awayStates = ['hospital', 'on_leave'] as const;

/** Lives in the house, wherever they are at the moment. */
export const livingStates = ['current', ...awayStates] as const;

export const residentState = section('State', {
  status: must(
    choice('Status', {
      options: {
        pre_admission: 'Before moving in',
        current: 'Lives here',
        hospital: 'In hospital',
        on_leave: 'On leave',
        discharged: 'Has left',
        deceased: 'Has died',
        not_admitted: 'Did not move in',
      },
      default: 'pre_admission',
    }),
  ),
  expected_return_date: date('Expected back on', {
    tense: 'future',
    offers: ['1 day', '3 days', '1 week'],
    when: { status: awayStates },
    mustWhen: { status: ['on_leave'] },
  }),
  hospital: text('Which hospital, which ward', { max: 200, when: { status: ['hospital'] } }),
  hospital_reason: text('Why', { max: 500, when: { status: ['hospital'] } }),
  not_admitted_reason: must(text('Why they did not move in', { max: 300, when: { status: ['not_admitted'] } })),
});

/** Is not of the house any more, or never came to be: in no list unless it is asked for. */
export const goneStates = ['discharged', 'deceased', 'not_admitted'] as const;
