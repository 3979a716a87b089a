import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { get } from '../../kit/api/api.ts';
import { userLoaded, type User } from '../../kit/state/session.ts';
import { useOccasion } from '../../kit/data/use-occasion.ts';

export type Me = User & { version: number };

/** One's own record as the server has it now; what a form saves is known everywhere at once. */
export function useMe() {
  const dispatch = useDispatch();
  const [found, setFound] = useState<{ me: Me | null; state: 'loading' | 'loaded' | 'failed' }>({
    me: null,
    state: 'loading',
  });
  const take = useCallback(
    (me: Me) => {
      dispatch(userLoaded(me));
      setFound({ me, state: 'loaded' });
    },
    [dispatch],
  );
  const { occasion, reload } = useOccasion('/api/me');
  useEffect(() => {
    const stop = new AbortController();
    void get<Me>('/api/me', { ...occasion, signal: stop.signal }).then((answer) => {
      if (stop.signal.aborted) return;
      if (answer.ok) take(answer.body);
      else setFound({ me: null, state: 'failed' });
    });
    return () => stop.abort();
  }, [take, occasion]);
  return { ...found, take, reload };
}
