import { useDispatch } from 'react-redux';
import { create } from '../../kit/api/api.ts';
import { presentMoment } from '../../kit/state/present-moment.ts';
import { userLoaded, viewedBy, type User } from '../../kit/state/session.ts';
import { useAuth } from '../../kit/state/store.ts';

/** Whether the tour is still to be offered: nobody has answered it for this account, and it is they who look. */
export const isTourNew = (user: User | null): boolean => user?.tour_answered_at === null && !viewedBy(user);

/** Remembers that the tour was taken or put away. Where the server cannot be reached, it is offered again another day. */
export function useAnswerTour(): () => void {
  const { user } = useAuth();
  const dispatch = useDispatch();
  return () => {
    if (!user || !isTourNew(user)) return;
    dispatch(userLoaded({ ...user, tour_answered_at: presentMoment() }));
    void create('/api/me/tour/', {});
  };
}
