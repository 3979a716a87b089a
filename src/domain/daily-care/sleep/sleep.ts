import type { RecordOf } from '../../kit/vocabulary/entity.ts';
import { careSheet } from '../../kit/traits/care-sheet.ts';
import { entity } from '../../kit/vocabulary/entity.ts';
import {
  choice,
  choices,
  date,
  decimal,
  moment,
  must,
  readOnly,
  ref,
  rows,
  section,
  whole,
} from '../../kit/vocabulary/fields.ts';
import { careRecording, lastDays } from '../../kit/vocabulary/permissions.ts';
import { move } from '../../kit/vocabulary/states.ts';
import { agreementOf, hoursSlept, sleepComplaints, sleepWarnings } from './sleep-rules.ts';
import { writtenChecks } from './written-checks.ts';

/** On the next day, on the house's clock: a night nobody has closed is closed by time. */
export const nightClosesAt = '11:00';

const checks = rows('Night checks', {
  checked_at: must(moment('When')),
  state: must(
    choice('How they were', {
      options: {
        asleep: 'Asleep',
        awake_in_bed: 'Awake in bed',
        awake_distressed: 'Awake and distressed',
        up_in_room: 'Up in their room',
        communal_area: 'In a shared room',
        bathroom: 'In the bathroom',
        out_of_building: 'Out of the building',
        declined_check: 'Chose not to be checked',
      },
    }),
  ),
  action: choices('What was done', {
    options: {
      reassured: 'Reassured',
      drink: 'Drink',
      toilet: 'Toilet',
      repositioned: 'Repositioned',
      pad_changed: 'Pad changed',
      pain_relief_requested: 'Pain relief asked for',
      call_for_help: 'Called for help',
      none: 'Nothing needed',
    },
  }),
  by: ref('By', { to: 'staff' }),
  recorded_at: readOnly(moment('Written down')),
});

export const sleep = entity({
  name: 'sleep',
  labels: { one: 'Night', many: 'Sleep' },
  purpose: 'How somebody slept, as it was seen through the night.',
  title: ['night_of', 'sleep_hours'],
  belongsTo: 'resident',
  extends: careSheet,
  access: {
    ...careRecording,
    superuser: [...careRecording.superuser, 'check', 'close'],
    manager: [...careRecording.manager, 'check', 'close'],
    senior: [...careRecording.senior, 'check', 'close'],
    carer: [...careRecording.carer, 'check', 'change:open'],
    agency: [...careRecording.agency, 'check', 'change:open'],
  },
  narrower: { ...lastDays(7), 'change:open': { rows: { status: { is: 'open' } } } },
  fields: {
    ...section('Night', {
      night_of: must(date('Night of', { tense: 'past', default: 'tonight' })),
      bed_at: moment('Went to bed'),
      settled_at: moment('Settled'),
      woke_at: moment('Woke'),
      up_at: moment('Got up'),
      sleep_hours: readOnly(decimal('Slept', { unit: 'hours', min: 0, max: 24, places: 2 })),
      quality: whole('How well', { min: 1, max: 5, help: '1 very badly to 5 very well.' }),
      day_nap_min: whole('Slept in the day', { unit: 'min', min: 0, max: 600, default: 0 }),
      wakings: whole('Times woken', { min: 0, max: 30, default: 0 }),
      wake_reasons: choices('Woken by', {
        options: {
          toilet: 'Toilet',
          pain: 'Pain',
          noise: 'Noise',
          worry: 'Worry',
          nightmare: 'Nightmare',
          confusion: 'Confusion',
          hunger: 'Hunger',
          other: 'Other',
        },
      }),
    }),
    ...section('Checks', {
      checks,
      check_interval_min: readOnly(whole('Check every', { unit: 'min', min: 0, max: 240 })),
      night_checks_agreed: readOnly(
        choice('Night checks agreed', {
          options: { yes: 'Yes', no: 'No', best_interests: 'In their best interests', not_asked: 'Not asked' },
        }),
      ),
    }),
    status: must(choice('Status', { options: { open: 'Open', closed: 'Closed' }, default: 'open' })),
  },
  states: {
    start: 'open',
    moves: [move('open', 'closed', 'close', { needs: ['bed_at', 'settled_at', 'woke_at', 'up_at'] })],
  },
  listsDays: 7,
  list: ['night_of', 'settled_at', 'woke_at', 'sleep_hours', 'wakings', 'quality', 'status', 'recorded_by'],
  carries: ['bed_at', 'up_at', 'day_nap_min', 'check_interval_min', 'night_checks_agreed'],
  unique: [{ fields: ['resident', 'night_of'], sentence: 'This night is already recorded. Open it instead.' }],
  looksAt: { resident: ['consent_night_checks'] },
  check: sleepComplaints,
  warn: sleepWarnings,
  derive: (night, { actor, before, now, resident, settings }) => ({
    checks: writtenChecks(night.checks, { actor, before, now }),
    sleep_hours: hoursSlept(night),
    ...(before
      ? {}
      : {
          check_interval_min: night.check_interval_min ?? settings.night_check_default_min,
          night_checks_agreed: agreementOf(resident),
        }),
  }),
});
export type Sleep = RecordOf<typeof sleep>;
