import type { SearchAnswer } from '#domain/search/found.ts';
import { useEffect, useState } from 'react';
import { get } from '../kit/api/api.ts';
import { objectWith } from '../kit/api/shapes.ts';

export interface Search {
  /** The newest answer there is; it may be to a question from a few letters ago. */
  answer: SearchAnswer | null;
  state: 'idle' | 'loading' | 'loaded' | 'failed';
  again(): void;
}

const isAnswer = objectWith<SearchAnswer>('found', 'more', 'days', 'kinds', 'meant');
const typingPause = 120;

interface Answered {
  path: string | null;
  typed: string;
  answer: SearchAnswer | null;
  state: Search['state'];
}

const searchPath = (typed: string, home: string | null): string =>
  `/api/search/?${new URLSearchParams({ q: typed.trim(), ...(home ? { home } : {}) })}`;

/** What was found a letter ago stays in sight until the next answer; what was found for something else does not. */
const isKin = (before: string, now: string): boolean =>
  before !== '' && (now.startsWith(before) || before.startsWith(now));

/** Asks as one types. An answer to an older question never takes the place of a newer one, however late it comes. */
export function useSearch(typed: string, home: string | null): Search {
  const [answered, setAnswered] = useState<Answered>({ path: null, typed: '', answer: null, state: 'idle' });
  const [round, setRound] = useState(0);
  const path = typed.trim() === '' ? null : searchPath(typed, home);
  useEffect(() => {
    if (!path) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const reply = await get(path, { is: isAnswer, isOpening: true, signal: stop.signal });
      if (stop.signal.aborted) return;
      setAnswered(
        reply.ok
          ? { path, typed, answer: reply.body, state: 'loaded' }
          : { path, typed, answer: null, state: 'failed' },
      );
    }, typingPause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [path, typed, round]);
  const again = () => {
    setAnswered((was) => ({ ...was, path: null }));
    setRound((now) => now + 1);
  };
  if (!path) return { answer: null, state: 'idle', again };
  if (answered.path === path) return { answer: answered.answer, state: answered.state, again };
  return { answer: isKin(answered.typed, typed) ? answered.answer : null, state: 'loading', again };
}
