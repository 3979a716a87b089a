import type { AreaRules } from '../kit/keeper.ts';

const open = `(t.status in ('active', 'acknowledged') or (t.status = 'snoozed' and t.snoozed_until <= ?::timestamptz))`;

/** The list shows what still wants somebody; what was put off comes back in its time. */
export const reminderRules: AreaRules = {
  lists: ({ asked, now }) => ('status' in asked ? [] : [{ sql: open, value: now }]),
};
