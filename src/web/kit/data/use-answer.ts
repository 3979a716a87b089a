import type { Moment } from '#domain/kit/time/time.ts';
import { momentOf } from '#domain/kit/time/time.ts';
import { useEffect, useState } from 'react';
import { get, type Answer, type CallOptions } from '../api/api.ts';
import { mayPass } from '../state/refusal.ts';
import { useOccasion, type Rereading } from './use-occasion.ts';
import { useRetry } from './use-retry.ts';

interface Read<T> {
  body: T | null;
  state: 'loading' | 'loaded' | 'failed';
  next: string | null;
  /** It could not be read anew: what is shown is from before. */
  isStale: boolean;
  /** When the body was read. */
  at: Moment | null;
}

export interface Asked<T> extends Read<T>, Pick<Rereading, 'reload' | 'refresh'> {}

interface Answered<T> extends Read<T> {
  path: string;
  /** It did not work this time, and may the next. */
  isPassing: boolean;
}

/** An answer that cannot be read anew for a moment is still the answer: nobody's page is emptied under their hands. */
function after<T>(was: Answered<T>, path: string, answer: Answer<T>): Answered<T> {
  const isPassing = mayPass(answer);
  if (answer.ok)
    return {
      path,
      body: answer.body,
      state: 'loaded',
      next: answer.next,
      isStale: false,
      at: momentOf(Date.now()),
      isPassing,
    };
  if (isPassing && was.path === path && was.body !== null) return { ...was, isStale: true, isPassing };
  return { path, body: null, state: 'failed', next: null, isStale: false, at: null, isPassing };
}

/** What is said of a question nobody has answered yet, whatever was asked before it. */
const asking = <T>(path: string): Answered<T> => ({
  path,
  body: null,
  state: 'loading',
  next: null,
  isStale: false,
  at: null,
  isPassing: false,
});

type Ask<T> = (path: string, options: CallOptions) => Promise<Answer<T>>;

/** One answer for a panel that is open a moment; nothing of it is kept. */
export function useAnswer<T>(path: string, ask: Ask<T> = get): Asked<T> {
  const [answered, setAnswered] = useState(asking<T>(path));
  const { occasion, reload, refresh } = useOccasion(path);
  useEffect(() => {
    const stop = new AbortController();
    void ask(path, { ...occasion, signal: stop.signal }).then((answer) => {
      if (!stop.signal.aborted) setAnswered((was) => after(was, path, answer));
    });
    return () => stop.abort();
  }, [path, ask, occasion]);
  const { path: _, isPassing, ...read } = answered.path === path ? answered : asking<T>(path);
  useRetry(isPassing, refresh);
  return { ...read, reload, refresh };
}
