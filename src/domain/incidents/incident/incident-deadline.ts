import { addHours, compareMoments, momentAt, type Day, type Moment } from '../../kit/time/time.ts';
import { decideWithinHours, runsFrom, type DutyHouse } from './incident-duties.ts';

/** What a list row carries of an incident. */
export interface DeadlineFacts {
  readonly status: string;
  readonly occurred_at: Moment;
  readonly recorded_at: Moment | null;
  readonly safeguarding_decision: string;
  readonly cqc_notifiable: string;
  readonly riddor_status: string;
  readonly riddor_due_on: Day | null;
  readonly riddor_sent_at: Moment | null;
  readonly duty_of_candour: string;
}

interface Deadline {
  readonly words: string;
  /** Null: before the end of the shift. */
  readonly by: Moment | null;
}

const decisions = [
  ['safeguarding_decision', 'Decide about safeguarding', 'safeguarding'],
  ['cqc_notifiable', 'Decide about the regulator', 'regulator'],
  ['riddor_status', 'Decide about RIDDOR', 'riddor'],
  ['duty_of_candour', 'Decide about candour', 'candour'],
] as const;

/** When the house wants the report reviewed. */
export const reviewBy = (
  incident: Pick<DeadlineFacts, 'recorded_at' | 'occurred_at'>,
  settings: DutyHouse['settings'],
): Moment => addHours(runsFrom(incident), settings.incident_review_hours);

/** The next thing an incident waits for; a closed one waits for nothing. */
export function incidentDeadline(incident: DeadlineFacts, { zone, settings }: DutyHouse): Deadline | null {
  if (incident.status === 'closed') return null;
  if (incident.status === 'draft') return { words: 'Send the report', by: null };
  const hours = decideWithinHours(settings);
  const waiting = [
    ...decisions
      .filter(([field]) => incident[field] === 'pending')
      .map(([, words, kind]) => ({ words, by: addHours(runsFrom(incident), hours[kind]) })),
    ...(incident.riddor_due_on !== null && incident.riddor_sent_at === null
      ? [{ words: 'Report under RIDDOR', by: momentAt(incident.riddor_due_on, '23:59', zone) }]
      : []),
    ...(incident.status === 'submitted' ? [{ words: 'Review', by: reviewBy(incident, settings) }] : []),
  ];
  return waiting.toSorted((a, b) => compareMoments(a.by, b.by))[0] ?? null;
}
