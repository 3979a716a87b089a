import type { SearchAnswer } from '#domain/search/found.ts';
import { useState } from 'react';
import { objectWith } from '../kit/api/shapes.ts';
import { useLiveAnswer, type LiveAnswer } from '../kit/data/use-live-answer.ts';

export interface Search {
  /** The newest answer there is; it may be to a question from a few letters ago. */
  answer: SearchAnswer | null;
  state: 'idle' | LiveAnswer<SearchAnswer>['state'];
  again(): void;
}

const isAnswer = objectWith<SearchAnswer>('found', 'more', 'days', 'kinds', 'meant');
const typingPause = 120;

interface Answered {
  typed: string;
  answer: SearchAnswer | null;
}

const searchPath = (typed: string, home: string | null): string =>
  `/api/search/?${new URLSearchParams({ q: typed.trim(), ...(home ? { home } : {}) })}`;

/** What was found a letter ago stays in sight until the next answer; what was found for something else does not. */
const isContinuationOf = (before: string, now: string): boolean =>
  before !== '' && (now.startsWith(before) || before.startsWith(now));

/** Asks as one types. An answer to an older question never takes the place of a newer one, however late it comes. */
export function useSearch(typed: string, home: string | null): Search {
  const path = typed.trim() === '' ? null : searchPath(typed, home);
  const { body, state, reload } = useLiveAnswer(path, { is: isAnswer, of: [], debounceMs: typingPause });
  const [last, setLast] = useState<Answered>({ typed: '', answer: null });
  if (body && body !== last.answer) setLast({ typed, answer: body });
  if (!path) return { answer: null, state: 'idle', again: reload };
  const isWaiting = state === 'loading' && isContinuationOf(last.typed, typed);
  return { answer: isWaiting ? last.answer : body, state, again: reload };
}
