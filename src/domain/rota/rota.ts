import type { Circumstances, RecordOf } from '../kit/vocabulary/entity.ts';
import { entity } from '../kit/vocabulary/entity.ts';
import {
  choice,
  date,
  explained,
  longText,
  moment,
  must,
  readOnly,
  ref,
  restricted,
  rows,
  section,
  text,
  whole,
} from '../kit/vocabulary/fields.ts';
import { everything } from '../kit/vocabulary/permissions.ts';
import { move } from '../kit/vocabulary/states.ts';
import type { HomeSettings } from '../kit/vocabulary/home-settings.ts';
import { addDays, compareMoments, hoursBetween, isDay, localDay, momentAt, type Moment } from '../kit/time/time.ts';
import { warningsOf } from '../kit/vocabulary/warnings.ts';
import { isReplanned, type Replannable } from './replanned.ts';
import { shiftHours } from './shift-hours.ts';
import { swapHows } from './swap-hows.ts';

const planned = ['published', 'accepted', 'swap_requested'] as const;

const over =
  'This shift is over and stays as it was planned. A senior or a manager can still write what really happened.';

export const shiftTypes = {
  early: 'Early',
  late: 'Late',
  mid: 'Mid',
  long_day: 'Long day',
  waking_night: 'Waking night',
  sleep_in: 'Sleep-in',
  on_call: 'On call',
  office: 'Office',
  training: 'Training',
  annual_leave: 'Annual leave',
  sick: 'Sick',
  off: 'Day off',
} as const;

export const shiftRoles = {
  shift_lead: 'Shift lead',
  senior: 'Senior',
  support: 'Support',
  nurse: 'Nurse',
  float: 'Float',
  one_to_one: 'One to one',
  shadow: 'Shadow',
} as const;

// Whoever adds a shift by mistake takes it off again; what others have heard of is cancelled by who publishes.
const ownDraft = { rows: { date: { today: true }, created_by: { me: true }, status: { is: 'draft' } } } as const;

export const rota = entity({
  name: 'rota',
  labels: { one: 'Shift', many: 'Rota' },
  purpose: 'Who works when, and where somebody is still missing.',
  title: ['shift_type', 'start_at'],
  belongsTo: 'home',
  access: {
    superuser: everything,
    manager: [...everything, 'publish', 'cancel', 'confirm', 'accept:own', 'swap:own'],
    senior: [
      'view',
      'add:same_day',
      'change:same_day',
      'change:real_hours',
      'delete:own_draft',
      'restore:own_draft',
      'confirm',
      'accept:own',
      'swap:own',
    ],
    carer: ['view', 'accept:own', 'swap:own'],
    agency: ['view:own'],
    auditor: ['view'],
  },
  narrower: {
    'view:own': { rows: { staff: { me: true } } },
    'add:same_day': { rows: { date: { today: true } } },
    'change:same_day': { rows: { date: { today: true } } },
    // What really happened is written by whoever leads, also of a night that began yesterday.
    'change:real_hours': { fields: ['actual_start', 'actual_end', 'sleep_in_disturbances'] },
    'delete:own_draft': ownDraft,
    'restore:own_draft': ownDraft,
    'accept:own': { rows: { staff: { me: true } } },
    'swap:own': { rows: { staff: { me: true } } },
  },
  fields: {
    ...section('The shift', {
      date: must(date('Date', { tense: 'any', default: 'today' })),
      shift_type: must(
        choice('Shift', {
          options: shiftTypes,
        }),
      ),
      start_at: must(moment('Starts', { tense: 'any' })),
      end_at: must(moment('Ends', { tense: 'any' })),
      break_minutes: must(whole('Break', { unit: 'minutes', min: 0, max: 120, default: 30 })),
    }),
    ...section('Who', {
      staff: ref('Who', { to: 'staff', help: 'Left empty, the shift is open.' }),
      role_on_shift: must(
        choice('Role on the shift', {
          options: shiftRoles,
          default: 'support',
        }),
      ),
      one_to_one_resident: must(ref('One to one with', { to: 'resident', when: { role_on_shift: ['one_to_one'] } })),
      cover_for: ref('Covers for', { to: 'staff' }),
      override_reason: explained('override_reason', text('Why a rota rule is overridden', { max: 300 })),
    }),
    ...section('Swap', {
      swap_how: readOnly(choice('What is asked for', { options: swapHows })),
      swap_with: readOnly(ref('With', { to: 'staff' })),
      swap_for: readOnly(ref('For their shift', { to: 'rota' })),
      swap_reason: readOnly(text('Why', { max: 300 })),
      swap_agreed_at: readOnly(moment('Agreed at')),
    }),
    ...section('What happened', {
      status: must(
        choice('Status', {
          options: {
            draft: 'Draft',
            published: 'Published',
            accepted: 'Accepted',
            declined: 'Declined',
            swap_requested: 'Swap asked for',
            worked: 'Worked',
            absent: 'Absent',
            cancelled: 'Cancelled',
          },
          default: 'draft',
        }),
      ),
      actual_start: moment('Really started'),
      actual_end: moment('Really ended'),
      sleep_in_disturbances: explained(
        'sleep_in_disturbances',
        rows('Woken during the sleep-in', {
          from: must(moment('From')),
          to: must(moment('To')),
          reason: text('Why', { max: 200 }),
        }),
      ),
      absence_reason: restricted(text('Reason for absence', { max: 300 })),
      notes: longText('Notes', { max: 2000 }),
    }),
  },
  states: {
    start: 'draft',
    moves: [
      move(['draft', 'declined', 'swap_requested'], 'published', 'publish', { by: 'publish' }),
      move('published', 'accepted', 'accept'),
      move('published', 'declined', 'accept'),
      move(['published', 'accepted'], 'swap_requested', 'swap', { by: 'swap' }),
      move(planned, 'worked', 'confirm'),
      move([...planned, 'worked'], 'absent', 'confirm'),
      move(['draft', 'declined', ...planned], 'cancelled', 'cancel'),
      move('cancelled', 'draft', 'cancel', { verb: 'Plan it again' }),
    ],
  },
  // Until it is worked a published shift may be changed, and whoever works it is told; then it is the proof of who was there.
  fixed: {
    in: { worked: over, absent: over, cancelled: over },
    open: ['actual_start', 'actual_end', 'sleep_in_disturbances', 'absence_reason', 'notes'],
  },
  list: ['date', 'shift_type', 'start_at', 'end_at', 'staff', 'role_on_shift', 'status'],
  carries: [
    'one_to_one_resident',
    'break_minutes',
    'cover_for',
    'actual_start',
    'actual_end',
    'swap_how',
    'swap_with',
    'swap_for',
    'swap_agreed_at',
  ],
  order: '-start_at',
  filters: ['staff', 'shift_type', 'role_on_shift'],
  suggest: usualHours,
  derive: (shift, { before }) => askAgain(shift, before),
  check: (shift, around) => ({
    ...dayComplaint(shift, around),
    ...hoursComplaint(shift),
    ...workedComplaint(shift, around),
    ...disturbanceComplaint(shift.sleep_in_disturbances),
  }),
  warn: (shift) => hoursWarnings(shift),
});
export type Rota = RecordOf<typeof rota>;

/** States in which its person has answered; what was answered no longer holds once the shift is another one. */
const answered: readonly unknown[] = ['accepted', 'declined', 'swap_requested'];

type Planned = Replannable & { readonly status: string };

/** A shift that is changed after its person has answered is put to whoever has it now. */
function askAgain(shift: Planned, was: Partial<Planned> | null) {
  const isAnother = was !== null && answered.includes(was.status) && shift.status === was.status;
  return isAnother && isReplanned(was, shift) ? { status: 'published' as const } : {};
}

interface ShiftDraft {
  readonly date?: string | null;
  readonly shift_type?: string | null;
}

const hasHours = (type: string, times: HomeSettings['shift_times']): type is keyof HomeSettings['shift_times'] =>
  type in times;

/** A shift has the hours of the house; one that ends before it starts ends the next day. */
function usualHours(
  { date: day, shift_type }: ShiftDraft,
  { settings: { shift_times }, zone }: Circumstances,
): { start_at?: string; end_at?: string } {
  if (!day || !isDay(day) || !shift_type || !hasHours(shift_type, shift_times)) return {};
  const { start, end } = shift_times[shift_type];
  return { start_at: momentAt(day, start, zone), end_at: momentAt(end <= start ? addDays(day, 1) : day, end, zone) };
}

interface Hours {
  readonly start_at: string;
  readonly end_at: string;
  readonly actual_start: string | null;
  readonly actual_end: string | null;
  readonly shift_type: string;
  readonly break_minutes: number;
}

interface Starting {
  readonly date: string;
  readonly start_at: string;
}

/** Asked when the day or the hour is new: whoever may plan one day plans nothing on another. */
function dayComplaint({ date: day, start_at }: Starting, { before, zone }: Circumstances<Starting>) {
  const isNew = before === null || before.date !== day || before.start_at !== start_at;
  return isNew && localDay(start_at, zone) !== day ? { start_at: 'The shift must start on its date.' } : {};
}

/** Whether anybody can have worked a shift by now. */
export const hasBegun = ({ start_at }: { readonly start_at: string }, now: Moment): boolean =>
  compareMoments(start_at, now) <= 0;

function workedComplaint(
  shift: { readonly status: string; readonly start_at: string },
  { before, now }: Circumstances<{ readonly status: string }>,
) {
  const isNew = shift.status === 'worked' && before?.status !== 'worked';
  return isNew && !hasBegun(shift, now) ? { status: 'A shift is worked once it has begun.' } : {};
}

/** A sleep-in may join a long day; nothing on a rota is longer than that. Our own choice. */
export const longestShiftHours = 26;

function hoursComplaint({ start_at, end_at, actual_start, actual_end }: Hours) {
  const hours = start_at && end_at ? hoursBetween(start_at, end_at) : 1;
  return {
    ...(hours <= 0 ? { end_at: 'The shift must end after it starts.' } : {}),
    ...(hours > longestShiftHours ? { end_at: `A shift lasts at most ${longestShiftHours} hours.` } : {}),
    ...(actual_start && actual_end && hoursBetween(actual_start, actual_end) <= 0
      ? { actual_end: 'It must have ended after it started.' }
      : {}),
  };
}

function disturbanceComplaint(disturbances: readonly { readonly from: string; readonly to: string }[]) {
  return disturbances.some(({ from, to }) => hoursBetween(from, to) <= 0)
    ? { sleep_in_disturbances: 'Each time must end after it starts.' }
    : {};
}

function hoursWarnings(shift: Hours) {
  const found = shift.start_at && shift.end_at ? shiftHours(shift) : [];
  const [long, pause] = (['over_13_hours', 'short_break'] as const).map((code) =>
    found.find((one) => one.code === code),
  );
  return warningsOf({
    ...(long ? { end_at: [long.code, long.words] } : {}),
    ...(pause ? { break_minutes: [pause.code, pause.words] } : {}),
  });
}
