import { needsTwo } from '#domain/daily-care/baths/bath-rules.ts';
import type { ResidentSummary } from '#domain/residents/views/resident-summary.ts';
import { Guard } from './guard.tsx';

const watchedAs = (facts: ResidentSummary | null, chart: string) => facts?.watched?.find((one) => one.chart === chart);

/** Two are agreed: by the person's record for whatever is done, or by their monitoring for this alone. */
export const isForTwo = (facts: ResidentSummary | null, chart: string): boolean =>
  watchedAs(facts, chart)?.two_staff === true || needsTwo(facts?.resident ?? null);

/** What was agreed to be read by whoever records this. */
export function PlanSays({ facts, chart }: { facts: ResidentSummary | null; chart: string }) {
  const watched = watchedAs(facts, chart);
  const words = [
    ...(watched?.two_staff ? ['Two staff do this together.'] : []),
    ...(watched?.prompt_text ? [watched.prompt_text] : []),
  ];
  return words.length > 0 ? (
    <Guard tone="watch">
      <strong>As agreed:</strong> {words.join(' ')}
    </Guard>
  ) : null;
}
