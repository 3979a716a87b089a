import type { ChartAnswer } from '#domain/charts/chart-answer.ts';
import type { ChartWindow } from '#domain/charts/chart-window.ts';
import type { ChartKind } from '#domain/charts/charted.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { pathOf } from '../kit/state/entities.ts';
import { objectWith } from '../kit/api/shapes.ts';
import { useLiveAnswer, type LiveAnswer } from '../kit/data/use-live-answer.ts';

const isAnswer = objectWith<ChartAnswer>('entries');

/** Everything these charts are drawn from, in one request, and again when another tablet writes. */
export const useChartAnswer = (
  person: string,
  kinds: readonly ChartKind[],
  window: ChartWindow,
): LiveAnswer<ChartAnswer> =>
  useLiveAnswer(`${pathOf(resident)}${person}/chart/?kind=${kinds.join(',')}&from=${window.from}&to=${window.to}`, {
    is: isAnswer,
    // Targets and limits are drawn with what was drunk.
    of: [...kinds, 'care_tracking', resident],
    resident: person,
  });
