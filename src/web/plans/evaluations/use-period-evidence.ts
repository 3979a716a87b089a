import type { Day } from '#domain/kit/time/time.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import type { PlanEvidence } from '#domain/residents/views/plan-page.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { pathOf } from '../../kit/state/entities.ts';

const isEvidence = objectWith<PlanEvidence>('since', 'figures');

interface PeriodEvidenceQuery {
  plan: string;
  resident: string;
  /** Since the plan was last evaluated, where no days are given. */
  days?: { from: Day; to: Day };
}

/** What the records say of a plan in some days. It stays as it was read: figures do not move under a pen. */
export const usePeriodEvidence = (asked: PeriodEvidenceQuery | null) =>
  useLiveAnswer(
    asked && `${pathOf(plan)}${asked.plan}/evidence/${asked.days ? `?${new URLSearchParams(asked.days)}` : ''}`,
    {
      is: isEvidence,
      of: [],
      resident: asked?.resident,
    },
  );
