import { home } from '#domain/homes/home.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { unreadPlansMadeOf, type UnreadPlan } from '#domain/residents/views/unread-plans.ts';
import { useRights } from '../../kit/access/rights.ts';
import { listOf } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { pathOf } from '../../kit/state/entities.ts';

const isUnread = listOf<UnreadPlan>('id', 'title', 'name');

/** The plans of the house that changed lately and that this person has not read; asked of those who sign for it. */
export function useUnreadPlans(house: string) {
  const mayRead = may(useRights(), 'acknowledge', plan.name);
  return useLiveAnswer(mayRead ? `${pathOf(home)}${house}/unread-plans/` : null, {
    is: isUnread,
    of: unreadPlansMadeOf,
    home: house,
  });
}
