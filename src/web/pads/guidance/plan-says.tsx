import { needsTwo } from '#domain/daily-care/baths/bath-rules.ts';
import type { ResidentSummary } from '#domain/residents/views/resident-summary.ts';
import { demandsOn } from '#domain/residents/demands/demand.ts';
import { DemandLines } from './demand-lines.tsx';
import { Guard } from './guard.tsx';

const watchedAs = (facts: ResidentSummary | null, chart: string) => facts?.watched?.find((one) => one.chart === chart);

/** Two are agreed: by the person's record for whatever is done, or by their monitoring or a plan in force for this alone. */
export const isForTwo = (facts: ResidentSummary | null, chart: string): boolean =>
  watchedAs(facts, chart)?.two_staff === true ||
  demandsOn(chart, facts?.demands).some(({ topic }) => topic === 'two_staff') ||
  needsTwo(facts?.resident ?? null);

/** What was agreed to be read by whoever records this. */
export function PlanSays({ facts, chart }: { facts: ResidentSummary | null; chart: string }) {
  const watched = watchedAs(facts, chart);
  const words = [
    ...(watched?.two_staff ? ['Two staff do this together.'] : []),
    ...(watched?.prompt_text ? [watched.prompt_text] : []),
  ];
  return (
    <>
      {words.length > 0 && (
        <Guard tone="watch">
          <strong>As agreed:</strong> {words.join(' ')}
        </Guard>
      )}
      <DemandLines demands={demandsOn(chart, facts?.demands)} resident={facts?.resident.id ?? null} />
    </>
  );
}
