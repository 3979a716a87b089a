import { plan } from '#domain/plans/plan/plan.ts';
import type { PlanPage } from '#domain/residents/views/plan-page.ts';
import { objectWith } from '../kit/api/shapes.ts';
import { isWithin, useLiveAnswer } from '../kit/data/use-live-answer.ts';
import { pathOf } from '../kit/state/entities.ts';

const isPage = objectWith<PlanPage>('versions', 'evidence', 'risks', 'demands');

/** What stands beside a plan, kept true while it is read. */
export const usePlanPage = (id: string, resident: string) =>
  useLiveAnswer(`${pathOf(plan)}${id}/page/`, {
    is: isPage,
    of: [
      'plan',
      'risk',
      'evaluation',
      'incident',
      'note',
      'bath',
      'weight',
      'fluid_intake',
      'mood',
      'sleep',
      'house_asset',
    ],
    // A thing that a step names belongs to the house, not to the resident.
    reloadsOn: (change) => change.entity === 'house_asset' || isWithin(change, { resident }),
    pauseMs: 2000,
  });
