import { backTestDays, type BackTest } from '#domain/alerts/engine/rule-sheet.ts';

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** "In the last 90 days it would have fired 14 times, 9 on one person." */
export function backTestWords({ fired, by, is_replayed }: BackTest, figures = 'with the figures of now'): string {
  const lead = is_replayed ? `In the last ${backTestDays} days, ${figures},` : `In the last ${backTestDays} days`;
  const verb = is_replayed ? 'would have fired' : 'fired';
  if (fired === 0)
    return is_replayed
      ? `${lead} it would not have fired at all.`
      : `${lead} it did not fire. It cannot be judged again on earlier days.`;
  const [most] = by;
  if (by.length === 1 || !most?.name)
    return `${lead} it ${verb} ${times(fired)}${most?.name ? `, always about ${most.name}` : ''}.`;
  return `${lead} it ${verb} ${times(fired)} about ${by.length} people, ${times(most.fired)} about ${most.name}.`;
}
