import { staff } from '#domain/staff/person/staff.ts';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { userLoaded, type User } from '../../kit/state/session.ts';

export type Me = User & { version: number };

export const isMe = objectWith<Me>('id', 'version');

/** One's own record as the server has it now; what a form saves is known everywhere at once. */
export function useMe() {
  const dispatch = useDispatch();
  const { body, state, take, reload } = useLiveAnswer('/api/me', {
    is: isMe,
    of: [staff.name],
    reloadsOn: (change, me) => change.id === me?.id,
  });
  useEffect(() => {
    if (body) dispatch(userLoaded(body));
  }, [dispatch, body]);
  return { me: body, state, take, reload };
}
