import { home } from '#domain/homes/home.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import type { Newcomer } from '#domain/session/newcomer.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { useRights } from '../../kit/access/rights.ts';
import { listOf } from '../../kit/api/shapes.ts';
import { useLiveAnswer, type LiveAnswer } from '../../kit/data/use-live-answer.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { useSelectedHome } from '../../kit/state/store.ts';

const isNewcomers = listOf<Newcomer>('id', 'username', 'invitation');

/** Who invites people is who may open accounts. */
export function useMayInvite(): boolean {
  const rights = useRights();
  return may(rights, 'change', staff.name) && rights.has('manage_users');
}

/** Who of the chosen house has never signed in. Asked only by those who may invite them. */
export function useNewcomers(): LiveAnswer<readonly Newcomer[]> {
  const mayAsk = useMayInvite();
  const chosen = useSelectedHome()?.id;
  return useLiveAnswer(mayAsk && chosen ? `${pathOf(home)}${chosen}/newcomers/` : null, {
    is: isNewcomers,
    of: [staff.name],
  });
}
