import { addHours, compareMoments, momentAt, type Day, type Moment } from '../kit/time.ts';
import { decideWithinHours } from './incident-duties.ts';

/** What a list row carries of an incident. */
export interface IncidentStanding {
  readonly status: string;
  readonly occurred_at: Moment;
  readonly safeguarding_decision: string;
  readonly cqc_notifiable: string;
  readonly riddor_status: string;
  readonly riddor_due_on: Day | null;
  readonly riddor_sent_at: Moment | null;
  readonly duty_of_candour: string;
}

export interface Deadline {
  readonly words: string;
  /** Null: before the end of the shift. */
  readonly by: Moment | null;
}

/** Our own choice; the alert about an unread report waits as long. */
export const reviewWithinHours = 72;

const decisions = [
  ['safeguarding_decision', 'Decide about safeguarding', decideWithinHours.safeguarding],
  ['cqc_notifiable', 'Decide about the regulator', decideWithinHours.regulator],
  ['riddor_status', 'Decide about RIDDOR', decideWithinHours.riddor],
  ['duty_of_candour', 'Decide about candour', decideWithinHours.candour],
] as const;

/** The next thing an incident waits for; a closed one waits for nothing. */
export function incidentDeadline(incident: IncidentStanding, zone: string): Deadline | null {
  if (incident.status === 'closed') return null;
  if (incident.status === 'draft') return { words: 'Send the report', by: null };
  const waiting = [
    ...decisions.filter(([field]) => incident[field] === 'pending').map(([, words, hours]) => ({ words, by: addHours(incident.occurred_at, hours) })),
    ...(incident.riddor_due_on !== null && incident.riddor_sent_at === null ? [{ words: 'Report under RIDDOR', by: momentAt(incident.riddor_due_on, '23:59', zone) }] : []),
    ...(incident.status === 'submitted' ? [{ words: 'Review', by: addHours(incident.occurred_at, reviewWithinHours) }] : []),
  ];
  return waiting.toSorted((a, b) => compareMoments(a.by, b.by))[0] ?? null;
}
