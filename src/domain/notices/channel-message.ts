import type { Severity } from '../kit/traits/severity.ts';

/** One reminder as an open channel may know it: where and how grave, never about whom or what. */
export interface WaitingReminder {
  readonly house: string;
  readonly severity: Severity;
}

const ranks: readonly Severity[] = ['critical', 'high', 'medium', 'low', 'info'];

const counted = (count: number, severity: Severity): string => `${count} ${severity}`;

/** "1 critical, 2 high", gravest first. */
function countedBySeverity(waiting: readonly WaitingReminder[]): string {
  const counts = ranks.map((rank) => [rank, waiting.filter(({ severity }) => severity === rank).length] as const);
  return counts
    .filter(([, count]) => count > 0)
    .map(([rank, count]) => counted(count, rank))
    .join(', ');
}

/** One line for each house: "Rose House: 1 critical, 2 high". */
export const linesOf = (waiting: readonly WaitingReminder[]): readonly string[] =>
  [...Map.groupBy(waiting, ({ house }) => house)].map(([house, own]) => `${house}: ${countedBySeverity(own)}`);

/** What stands on a locked screen, in a subject or in a text. */
export const inBrief = (waiting: readonly WaitingReminder[]): string =>
  waiting.length === 0
    ? 'This is a test. Reminders reach you this way.'
    : `${waiting.length === 1 ? 'A reminder needs' : `${waiting.length} reminders need`} you. ${linesOf(waiting).join('; ')}.`;
