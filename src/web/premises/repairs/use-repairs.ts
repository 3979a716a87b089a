import { home } from '#domain/homes/home.ts';
import { repairsMadeOf, type RepairOverview } from '#domain/premises/repairs/repair-costs.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer, type LiveAnswer } from '../../kit/data/use-live-answer.ts';
import { pathOf } from '../../kit/state/entities.ts';

const isOverview = objectWith<RepairOverview>('repairs');

/** The repairs of the house in one call, and again whenever one of them changes, or a thing of the house. */
export const useRepairs = (house: string): LiveAnswer<RepairOverview> =>
  useLiveAnswer(`${pathOf(home)}${house}/repairs/`, { is: isOverview, of: repairsMadeOf, home: house });
