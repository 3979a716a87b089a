import type { Columns, Sign } from '../../kit/vocabulary/computed-columns.ts';
import type { Incident } from './incident.ts';
import { daysBetween, localDay } from '../../kit/time/time.ts';
import { refOf } from '../../kit/vocabulary/computed-columns.ts';

type IncidentRow = Pick<
  Incident,
  | 'id'
  | 'occurred_at'
  | 'status'
  | 'signed_off_at'
  | 'safeguarding_decision'
  | 'cqc_notifiable'
  | 'riddor_status'
  | 'duty_of_candour'
>;

const outside = [
  ['safeguarding_decision', 'Safeguarding'],
  ['cqc_notifiable', 'Regulator'],
  ['riddor_status', 'RIDDOR'],
  ['duty_of_candour', 'Candour'],
] as const;

/** Nobody outside is to be told: nothing needs to be said of it. */
const none = ['no', 'not_needed'];

export const incidentColumns = {
  ref: ({ id }: IncidentRow) => refOf('INC', id),
  /** Those who must be told, and one sign for all that is still to be decided, which nobody does before the report is sent. */
  external(row): readonly Sign[] {
    const pending =
      row.status === 'draft' ? [] : outside.filter(([field]) => row[field] === 'pending').map(([, words]) => words);
    const decided = outside.filter(([field]) => row[field] !== 'pending' && !none.includes(row[field]));
    return [
      ...decided.map(([, words]) => ({ tone: 'info' as const, words })),
      ...(pending.length > 0
        ? [
            {
              tone: 'watch' as const,
              words: `${pending.length} to decide`,
              why: `To be decided: ${pending.join(', ')}.`,
            },
          ]
        : []),
    ];
  },
  /** Whole days since it happened, until it was signed off. */
  age_days: ({ occurred_at, status, signed_off_at }, { now, zone }) =>
    daysBetween(
      localDay(occurred_at, zone),
      localDay(status === 'closed' && signed_off_at !== null ? signed_off_at : now, zone),
    ),
} satisfies Columns<IncidentRow>;
