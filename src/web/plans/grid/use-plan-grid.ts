import type { PlanGrid } from '#domain/residents/views/plan-grid.ts';
import { home } from '#domain/homes/home.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { pathOf } from '../../kit/state/entities.ts';

const isGrid = objectWith<PlanGrid>('residents');

/** How the plans of everyone in the house stand, in one call, and again whenever one of them changes. */
export const usePlanGrid = (house: string) =>
  useLiveAnswer(`${pathOf(home)}${house}/plan-grid/`, {
    is: isGrid,
    of: ['plan', 'risk', 'assessment_result', 'resident'],
    home: house,
  });
