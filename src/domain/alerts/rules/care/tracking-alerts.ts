import { rankOf } from '../../../kit/traits/severity.ts';
import { dueNow, type Watched } from '../../../residents/views/due-now.ts';
import { hoursBetween, momentAt } from '../../../kit/time/time.ts';
import type { Severity } from '../../../kit/traits/severity.ts';
import type { AlertRule, AlertContext } from '../../engine/alert-rule.ts';
import { eachResident } from '../../engine/each-fact.ts';

export interface TrackingFacts {
  readonly resident: string;
  readonly watched: readonly (Watched & { readonly label: string })[];
}

const day = 24;
/** How many hours lie between two entries of a rhythm. */
const intervalHours: Readonly<Record<string, (watched: Watched) => number>> = {
  per_shift: () => 8,
  daily: () => day,
  x_per_day: ({ interval_value }) => day / (interval_value ?? 1),
  interval_hours: ({ interval_value }) => interval_value ?? day,
  weekly: () => 7 * day,
  fortnightly: () => 14 * day,
  monthly: () => 31 * day,
};

/** A whole interval went by with nothing written down. */
function isMissed(watched: Watched, { now, zone }: AlertContext): boolean {
  const since = watched.last_at ?? (watched.start_date && momentAt(watched.start_date, '00:00', zone));
  const hours = intervalHours[watched.frequency]?.(watched) ?? day;
  return since !== null && hoursBetween(since, now) >= 2 * hours;
}

function howLate(watched: Watched, at: AlertContext): Severity | null {
  const due = dueNow(watched, at);
  if (!due) return null;
  if (due.state === 'due') return 'info';
  return isMissed(watched, at) ? 'medium' : 'low';
}

const words: Partial<Record<Severity, string>> = { info: 'due', low: 'overdue', medium: 'missed' };

/** One alert for each resident, however many of their charts wait. */
export const trackingAlerts: readonly AlertRule<readonly TrackingFacts[]>[] = [
  {
    code: 'TRK-1',
    category: 'task',
    title: 'A chart is to be filled in',
    to: ['team', 'lead'],
    source: 'How often stands with the resident’s monitoring',
    says: () => 'A chart that is watched is due now; low once it is overdue, medium once a whole interval was missed.',
    clears: 'It clears with the entry, also where the resident chose not to.',
    find: eachResident(
      (all) => all,
      ({ watched }, at) => {
        const late = watched
          .flatMap((one) => {
            const severity = howLate(one, at);
            return severity
              ? [{ severity, saw: `${one.label}: ${words[severity]}`, occasion: `${one.chart} ${one.last_at ?? ''}` }]
              : [];
          })
          .toSorted((a, b) => rankOf(b.severity) - rankOf(a.severity));
        return late[0]
          ? [late[0].severity, `${late.map(({ saw }) => saw).join(', ')}.`, late.map(({ occasion }) => occasion)]
          : null;
      },
    ),
  },
];
