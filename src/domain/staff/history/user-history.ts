import type { RecordOf } from '../../kit/vocabulary/entity.ts';
import { entity } from '../../kit/vocabulary/entity.ts';
import {
  choice,
  longText,
  moment,
  must,
  readOnly,
  ref,
  rows,
  text,
  unshown,
  whole,
  yesNo,
} from '../../kit/vocabulary/fields.ts';
import { historyActions } from './history-actions.ts';

/** Who did what, when, to which record. Only ever added to, and by nobody but the server. */
export const userHistory = entity({
  name: 'user_history',
  path: 'userHistory',
  labels: { one: 'History line', many: 'History' },
  purpose: 'Who did what, when, and who looked.',
  title: ['at', 'summary'],
  belongsTo: 'provider',
  access: {
    superuser: ['view'],
    manager: ['view'],
    senior: ['view:own'],
    carer: ['view:own'],
    agency: ['view:own'],
    auditor: ['view'],
  },
  narrower: { 'view:own': { rows: { user: { me: true } } } },
  fields: {
    at: must(moment('When')),
    user: ref('Who', { to: 'staff' }),
    user_name: text('Name at the time', { max: 250 }),
    role: text('Role at the time', { max: 200 }),
    // A failed sign-in happens in no house, so a line may lack one.
    home: ref('House', { to: 'home' }),
    action: must(choice('What was done', { options: historyActions })),
    // A page says both in a sentence, and leads to the record.
    entity: unshown(text('Kind of record', { max: 60 })),
    object_id: unshown(text('Record', { max: 36 })),
    object_version: whole('Version', { min: 1, max: 1_000_000 }),
    resident: ref('Resident', { to: 'resident' }),
    summary: text('Summary', { max: 300 }),
    // Told in the words of the record that was changed, which this one does not know.
    changes: unshown(
      readOnly(
        rows('Changes', {
          field: must(text('Field', { max: 60 })),
          old: longText('Before'),
          new: longText('After'),
          changed: yesNo('Changed, without its words'),
        }),
      ),
    ),
    reason: text('Reason', { max: 500 }),
    result: must(choice('Result', { options: { ok: 'Done', denied: 'Refused', failed: 'Failed' }, default: 'ok' })),
    ip: text('Network address', { max: 45 }),
    device: text('Device', { max: 300 }),
    session: text('Session', { max: 64 }),
  },
  list: ['at', 'user', 'action', 'entity', 'summary', 'resident', 'result'],
  carries: ['user_name', 'role', 'home', 'object_id', 'object_version', 'reason', 'changes'],
  order: '-at',
  filters: ['user', 'home', 'entity', 'object_id', 'action', 'result'],
  asks: { words: text('Words', { max: 100 }) },
  serverOnly: true,
  log: true,
});
export type UserHistory = RecordOf<typeof userHistory>;
