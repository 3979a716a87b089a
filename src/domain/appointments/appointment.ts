import type { RecordOf } from '../kit/vocabulary/entity.ts';
import { entity } from '../kit/vocabulary/entity.ts';
import {
  choice,
  choices,
  longText,
  moment,
  must,
  readOnly,
  ref,
  refs,
  section,
  text,
  whole,
  yesNo,
} from '../kit/vocabulary/fields.ts';
import { everything } from '../kit/vocabulary/permissions.ts';
import { move } from '../kit/vocabulary/states.ts';
import { addMinutes, compareMoments, isMoment } from '../kit/time/time.ts';
import { stillAhead } from './still-ahead.ts';

/** How long one takes that says nothing else; our own choice. */
const usualMinutes = 30;

const moves = ['arrange', 'outcome'] as const;

export const appointment = entity({
  name: 'appointment',
  labels: { one: 'Appointment', many: 'Appointments' },
  purpose: 'Where somebody has to be, with whom, and what came of it.',
  title: ['title', 'starts_at'],
  belongsTo: 'home',
  movesAlong: true,
  access: {
    superuser: [...everything, ...moves],
    manager: [...everything, ...moves],
    senior: [...everything, ...moves],
    carer: ['view', 'add', 'change', ...moves],
    agency: ['view'],
    auditor: ['view'],
  },
  fields: {
    ...section('What and when', {
      resident: ref('Resident', { to: 'resident', help: 'Left empty, it concerns the whole house.' }),
      title: must(text('Title', { max: 200 })),
      appointment_type: must(
        choice('Kind', {
          options: {
            gp: 'GP',
            hospital: 'Hospital',
            dentist: 'Dentist',
            optician: 'Optician',
            chiropody: 'Chiropody',
            cmht: 'Community mental health team',
            psychiatry: 'Psychiatry',
            psychology: 'Psychology',
            social_worker: 'Social worker',
            review_meeting: 'Review meeting',
            blood_test: 'Blood test',
            vaccination: 'Vaccination',
            dietitian: 'Dietitian',
            salt: 'Speech and language',
            physio_ot: 'Physio or OT',
            tribunal: 'Tribunal',
            benefits: 'Benefits',
            family_visit: 'Family visit',
            activity: 'Activity',
            contractor: 'Contractor',
            other: 'Other',
          },
        }),
      ),
      starts_at: must(moment('Starts', { tense: 'future' })),
      ends_at: moment('Ends', { tense: 'any', help: 'Left empty, half an hour.' }),
      with_whom: text('With', { max: 200 }),
      location: text('Where', { max: 200 }),
      repeat: must(
        choice('Repeats', {
          options: { none: 'Once', weekly: 'Weekly', monthly: 'Monthly', custom: 'Otherwise' },
          default: 'none',
        }),
      ),
      // A monthly series on the 31st finds its way back after February.
      repeat_day: readOnly(whole('Day of the month', { min: 1, max: 31 })),
      repeat_details: text('How it repeats', { max: 200, when: { repeat: ['custom'] } }),
    }),
    ...section('Getting there', {
      transport: choice('Transport', {
        options: {
          none: 'None',
          house_car: 'House car',
          taxi: 'Taxi',
          ambulance: 'Ambulance',
          family: 'Family',
          public: 'Public transport',
          walk: 'On foot',
        },
        default: 'none',
      }),
      escort_needed: yesNo('Needs an escort', { default: false }),
      escort_staff: ref('Escort', { to: 'staff' }),
      preparation: longText('Preparation', { max: 2000, help: 'Fasting, sample, papers …' }),
      take_documents: refs('Papers to take', { to: 'attachment' }),
      reminders: choices('Remind', {
        options: {
          10080: 'A week before',
          2880: 'Two days before',
          1440: 'The day before',
          120: 'Two hours before',
          60: 'An hour before',
          30: 'Half an hour before',
        },
        default: ['1440', '120'],
      }),
    }),
    ...section('Outcome', {
      status: must(
        choice('Status', {
          options: {
            scheduled: 'Planned',
            confirmed: 'Confirmed',
            attended: 'Attended',
            did_not_attend: 'Did not attend',
            cancelled: 'Cancelled',
            rescheduled: 'Moved to another time',
          },
          default: 'scheduled',
        }),
      ),
      outcome: must(longText('Outcome', { max: 4000, when: { status: ['attended'] } })),
      follow_up_actions: longText('What to do next', { max: 2000 }),
      next_appointment: ref('Next appointment', { to: 'appointment' }),
      cancel_reason: must(
        text('Why it did not happen', { max: 300, when: { status: ['cancelled', 'did_not_attend'] } }),
      ),
    }),
  },
  states: {
    start: 'scheduled',
    moves: [
      move('scheduled', 'confirmed', 'arrange'),
      move(stillAhead, 'attended', 'outcome', { by: 'outcome', needs: ['outcome'] }),
      move(stillAhead, 'did_not_attend', 'outcome', { by: 'outcome', needs: ['cancel_reason'] }),
      move(stillAhead, 'cancelled', 'arrange', { needs: ['cancel_reason'] }),
      move(stillAhead, 'rescheduled', 'arrange'),
    ],
  },
  list: ['starts_at', 'resident', 'title', 'appointment_type', 'with_whom', 'escort_staff', 'transport', 'status'],
  sorts: ['title'],
  carries: ['ends_at', 'location', 'escort_needed', 'preparation', 'repeat'],
  order: '-starts_at',
  filters: ['appointment_type', 'escort_staff'],
  search: ['title', 'with_whom', 'location'],
  suggest: ({ starts_at }) =>
    starts_at && isMoment(starts_at) ? { ends_at: addMinutes(starts_at, usualMinutes) } : {},
  check: ({ starts_at, ends_at }) =>
    starts_at && ends_at && compareMoments(ends_at, starts_at) <= 0
      ? { ends_at: 'The appointment must end after it starts.' }
      : {},
  derive: ({ starts_at, ends_at }) =>
    starts_at && ends_at === null ? { ends_at: addMinutes(starts_at, usualMinutes) } : {},
});
export type Appointment = RecordOf<typeof appointment>;
