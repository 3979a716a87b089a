import { backTestDays, type BackTest } from '#domain/alerts/rule-sheet.ts';

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** "In the last 90 days it would have fired 14 times, 9 on one person." */
export function backTestWords({ fired, by }: BackTest, figures = 'with the figures of now'): string {
  const lead = `In the last ${backTestDays} days, ${figures},`;
  if (fired === 0) return `${lead} it would not have fired at all.`;
  const [most] = by;
  if (by.length === 1 || !most?.name) return `${lead} it would have fired ${times(fired)}${most?.name ? `, always about ${most.name}` : ''}.`;
  return `${lead} it would have fired ${times(fired)} about ${by.length} people, ${times(most.fired)} about ${most.name}.`;
}
