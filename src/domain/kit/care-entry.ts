import type { Circumstances, Trait } from './entity.ts';
import { isAhead } from './ahead.ts';
import { choice, eachTime, longText, moment, must, readOnly, refs, text, yesNo } from './fields.ts';
import { isLateEntry } from './record-age.ts';
import { recordedBy } from './recorded-by.ts';
import { localDay, minutesBetween } from './time.ts';

export const shifts = { early: 'Early', late: 'Late', long_day: 'Long day', waking_night: 'Waking night', sleep_in: 'Sleep-in' } as const;

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
  edit_reason: eachTime(choice('Reason for the change', {
    options: { typo: 'Typing mistake', clarification: 'Clarification', late_information: 'Late information', wrong_resident: 'Wrong resident', other: 'Other' },
  })),
  edit_reason_text: eachTime(must(text('Other reason for the change', { max: 300, when: { edit_reason: ['other'] } }))),
  notes: longText('Notes', { max: 4000 }),
  attachments: refs('Files', { to: 'attachment' }),
} as const;

const isLate = ({ occurred_at }: { readonly occurred_at: string }, now: string, settings: Circumstances['settings']): boolean =>
  isLateEntry({ occurred_at, recorded_at: now }, settings.late_entry_minutes);

/** Who, when, late or not: what every entry about a resident's day shares. */
export const careEntry: Trait<typeof fields> = {
  name: 'care_entry',
  fields,
  looksAt: { resident: ['admission_date'] },

  check(entry, { act, now, zone, settings, resident, before }) {
    if (isAhead(entry.occurred_at, now)) return { occurred_at: 'When it happened cannot be in the future.' };
    const admitted = resident?.['admission_date'];
    if (typeof admitted === 'string' && localDay(entry.occurred_at, zone) < admitted) {
      return { occurred_at: 'When it happened is before the resident came to live here.' };
    }
    if (!before && isLate(entry, now, settings) && entry.late_entry_reason === null) return { late_entry_reason: 'Say why it is recorded late.' };
    const closed = act === 'change' && before !== null && minutesBetween(String(before['created_at']), now) > settings.edit_window_minutes;
    if (closed && entry.edit_reason === null) return { edit_reason: 'Say why the entry is changed.' };
    return {};
  },

  warn(entry, { now, before }) {
    const old = !before && minutesBetween(entry.occurred_at, now) > 24 * 60;
    return old ? { occurred_at: ['over_a_day_old', 'This happened more than 24 hours ago. Is the time right?'] } : {};
  },

  derive(entry, { now, settings, actor, shift, before }) {
    if (before) return {};
    return {
      recorded_by: actor,
      recorded_at: now,
      shift: shift as (typeof entry)['shift'],
      is_late_entry: isLate(entry, now, settings),
    };
  },
};
