import type { RotaGrid } from '#domain/rota/grid/rota-grid.ts';
import { home } from '#domain/homes/home.ts';
import { rota } from '#domain/rota/rota.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer, type LiveAnswer } from '../../kit/data/use-live-answer.ts';
import { pathOf } from '../../kit/state/entities.ts';

const isGrid = objectWith<RotaGrid>('people', 'shifts', 'lived_in');

/** The shifts of these days, who works in the house and whether anybody lives there, in one call, and again whenever one of them changes. */
export const useRotaGrid = (house: string, from: Day, days: number): LiveAnswer<RotaGrid> =>
  useLiveAnswer(`${pathOf(home)}${house}/rota-grid/?${new URLSearchParams({ from, days: String(days) })}`, {
    is: isGrid,
    of: [rota.name, 'staff', 'resident'],
    reloadsOn: (change, shown) =>
      change.home === house || (change.entity === 'staff' && (shown?.people ?? []).some(({ id }) => id === change.id)),
  });
