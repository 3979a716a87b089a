import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { get } from '../kit/api.ts';
import { userLoaded, type User } from '../kit/session.ts';

export type Me = User & { version: number };

/** One's own record as the server has it now; what a form saves is known everywhere at once. */
export function useMe() {
  const dispatch = useDispatch();
  const [found, setFound] = useState<{ me: Me | null; state: 'loading' | 'loaded' | 'failed' }>({ me: null, state: 'loading' });
  const take = useCallback((me: Me) => {
    dispatch(userLoaded(me));
    setFound({ me, state: 'loaded' });
  }, [dispatch]);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    void get<Me>('/api/me', { quiet: true, signal: stop.signal }).then((answer) => {
      if (stop.signal.aborted) return;
      if (answer.ok) take(answer.body);
      else setFound({ me: null, state: 'failed' });
    });
    return () => stop.abort();
  }, [take, round]);
  return { ...found, take, reload: () => setRound((now) => now + 1) };
}
