import type { ChartAnswer } from '#domain/charts/chart-answer.ts';
import type { ChartWindow } from '#domain/charts/chart-window.ts';
import type { ChartKind } from '#domain/charts/charted.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { pathOf } from '../kit/state/entities.ts';
import { useChanges } from '../kit/data/event-stream.ts';
import { useAnswer, type Asked } from '../kit/data/use-answer.ts';

/** Everything these charts are drawn from, in one request, and again when another tablet writes. */
export function useChartAnswer(person: string, kinds: readonly ChartKind[], window: ChartWindow): Asked<ChartAnswer> {
  const asked = useAnswer<ChartAnswer>(
    `${pathOf(resident)}${person}/chart/?kind=${kinds.join(',')}&from=${window.from}&to=${window.to}`,
  );
  useChanges(kinds, (news) => {
    if (news.resident === person) asked.refresh();
  });
  return asked;
}
