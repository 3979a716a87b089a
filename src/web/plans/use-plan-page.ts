import { plan } from '#domain/plans/plan/plan.ts';
import { planPageMadeOf, type PlanPage } from '#domain/residents/views/plan-page.ts';
import { objectWith } from '../kit/api/shapes.ts';
import { useLiveAnswer } from '../kit/data/use-live-answer.ts';
import { pathOf } from '../kit/state/entities.ts';
import { isAbout } from '../records/is-about.ts';

const isPage = objectWith<PlanPage>('versions', 'evidence', 'risks', 'demands');

/** What stands beside a plan, up to date while it is read. */
export const usePlanPage = (id: string, resident: string) =>
  useLiveAnswer(`${pathOf(plan)}${id}/page/`, {
    is: isPage,
    of: planPageMadeOf,
    reloadsOn: (change) => isAbout(change, resident),
    pauseMs: 2000,
  });
