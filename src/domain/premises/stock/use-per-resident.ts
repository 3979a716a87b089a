import { hoursBetween, type Moment } from '../../kit/time/time.ts';
import type { HouseStock } from './house-stock.ts';
import { useDays } from './stock-level.ts';

interface ResidentUse {
  /** Null: it was taken for nobody in particular. */
  readonly resident: string | null;
  readonly quantity: number;
}

/** How much of a thing was taken for whom in the last 28 days, the most first; what was taken for nobody stands last. */
export function usePerResident(movements: HouseStock['movements'], now: Moment): readonly ResidentUse[] {
  const taken = movements.filter(
    ({ kind, at }) => kind === 'out' && hoursBetween(at, now) >= 0 && hoursBetween(at, now) < 24 * useDays,
  );
  return [...Map.groupBy(taken, ({ resident }) => resident ?? null)]
    .map(([resident, of]) => ({ resident, quantity: of.reduce((sum, { quantity }) => sum + quantity, 0) }))
    .toSorted((a, b) => Number(a.resident === null) - Number(b.resident === null) || b.quantity - a.quantity);
}
