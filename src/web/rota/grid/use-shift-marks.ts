import { home } from '#domain/homes/home.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { rota } from '#domain/rota/rota.ts';
import type { RotaMark, RotaMarks } from '#domain/rota/rules/rota-marks.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { pathOf } from '../../kit/state/entities.ts';

const isMarks = objectWith<{ marks: RotaMarks }>('marks');
const noMarks: RotaMarks = {};

/** What stands against the shifts in sight, asked apart from the grid so that nobody waits for it; nothing for whoever does not plan. */
export function useShiftMarks(house: string, from: Day, days: number, isPlanner: boolean): RotaMarks {
  const path = `${pathOf(home)}${house}/rota-marks/?${new URLSearchParams({ from, days: String(days) })}`;
  const { body } = useLiveAnswer(isPlanner ? path : null, { is: isMarks, of: [rota.name, 'staff'] });
  return body?.marks ?? noMarks;
}

/** All that is said of one shift; the same words are the same marks. */
export const shiftMarkWords = (marks: readonly RotaMark[] | undefined): string =>
  (marks ?? []).map(({ words }) => words).join(' ');
