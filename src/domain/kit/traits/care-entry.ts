import type { Circumstances, RecordHead, Trait } from '../vocabulary/entity.ts';
import { isAhead } from '../time/ahead.ts';
import { choice, eachTime, longText, moment, must, readOnly, refs, text, yesNo } from '../vocabulary/fields.ts';
import type { Values } from '../vocabulary/fields.ts';
import { isKeyOf } from '../vocabulary/record-values.ts';
import { isLateEntry } from '../time/record-age.ts';
import { recordedBy } from './recorded-by.ts';
import { compareMoments, localDay, minutesBetween } from '../time/time.ts';

export const shifts = {
  early: 'Early',
  late: 'Late',
  long_day: 'Long day',
  waking_night: 'Waking night',
  sleep_in: 'Sleep-in',
} as const;
export type Shift = keyof typeof shifts;

const fields = {
  occurred_at: must(moment('When it happened', { default: 'now' })),
  recorded_by: recordedBy,
  recorded_at: readOnly(moment('Recorded at')),
  shift: readOnly(choice('Shift', { options: shifts })),
  is_late_entry: readOnly(yesNo('Late entry')),
  late_entry_reason: choice('Why it is recorded late', {
    options: {
      resident_needed_support: 'Residents needed support',
      system_unavailable: 'System was unavailable',
      told_later: 'Was told later',
      forgot: 'Forgot',
      other: 'Other',
    },
    help: 'Needed when it happened a while ago.',
  }),
  late_entry_reason_text: must(text('Other reason for lateness', { max: 300, when: { late_entry_reason: ['other'] } })),
  edit_reason: eachTime(
    choice('Reason for the change', {
      options: {
        typo: 'Typing mistake',
        clarification: 'Clarification',
        late_information: 'Late information',
        wrong_resident: 'Wrong resident',
        other: 'Other',
      },
    }),
  ),
  edit_reason_text: eachTime(must(text('Other reason for the change', { max: 300, when: { edit_reason: ['other'] } }))),
  notes: longText('Notes', { max: 4000 }),
  attachments: refs('Files', { to: 'attachment' }),
} as const;

type Timed = { readonly occurred_at: string };
type Entry = Values<typeof fields> & RecordHead;

/** A time that is corrected is validated as if it had been written down at first. */
const isTimeNew = ({ occurred_at }: Timed, before: Partial<Timed> | null): boolean =>
  before?.occurred_at === undefined || compareMoments(occurred_at, before.occurred_at) !== 0;

const recordedAt = ({ now, before }: Circumstances<Entry>): string => before?.recorded_at ?? now;

const isLate = ({ occurred_at }: Timed, around: Circumstances<Entry>): boolean =>
  isLateEntry({ occurred_at, recorded_at: recordedAt(around) }, around.settings.late_entry_minutes);

/** Who, when, late or not: what every entry about a resident's day shares. */
export const careEntry: Trait<typeof fields> = {
  name: 'care_entry',
  fields,
  looksAt: { resident: ['admission_date'] },

  check(entry, around) {
    const { act, now, zone, settings, resident, before } = around;
    if (isAhead(entry.occurred_at, now)) return { occurred_at: 'When it happened cannot be in the future.' };
    const admitted = resident?.admission_date;
    const isNew = isTimeNew(entry, before);
    // What was written in an earlier stay goes on after the resident has come back.
    if (isNew && typeof admitted === 'string' && localDay(entry.occurred_at, zone) < admitted) {
      return { occurred_at: 'When it happened is before the resident came to live here.' };
    }
    if (isNew && isLate(entry, around) && entry.late_entry_reason === null)
      return { late_entry_reason: 'Say why it is recorded late.' };
    const closed =
      act === 'change' &&
      before?.created_at !== undefined &&
      minutesBetween(before.created_at, now) > settings.edit_window_minutes;
    if (closed && entry.edit_reason === null) return { edit_reason: 'Say why the entry is changed.' };
    return {};
  },

  warn(entry, around) {
    const old = isTimeNew(entry, around.before) && minutesBetween(entry.occurred_at, recordedAt(around)) > 24 * 60;
    return old ? { occurred_at: ['over_a_day_old', 'This happened more than 24 hours ago. Is the time right?'] } : {};
  },

  derive(entry, around) {
    const { now, actor, before } = around;
    if (!isTimeNew(entry, before)) return {};
    return {
      ...(before ? {} : { recorded_by: actor, recorded_at: now }),
      shift: isKeyOf(shifts, around.shift) ? around.shift : null,
      is_late_entry: isLate(entry, around),
    };
  },
};
