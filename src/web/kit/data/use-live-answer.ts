import type { ChangeEvent } from '#domain/kit/traits/change-event.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { EntityName } from '#domain/register.ts';
import type { Moment } from '#domain/kit/time/time.ts';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { get, type ApiAnswer, type CallOptions } from '../api/api.ts';
import type { Shape } from '../api/shapes.ts';
import { liveRead, type LiveRead, type Reading } from './live-read.ts';
import { presentMoment } from '../state/present-moment.ts';

interface Place {
  /** Only what happens in this house. */
  home?: string | null | undefined;
  /** Only what is about this person. */
  resident?: string | null | undefined;
}

/** Whether a change happened there. What belongs to no house concerns each of them. */
export const isWithin = (change: ChangeEvent, { home, resident }: Place): boolean =>
  (!home || change.home === null || change.home === home) && (!resident || change.resident === resident);

export interface Follows<T>
  extends Place, Pick<Reading<T>, 'pauseMs' | 'debounceMs' | 'waits'>, Pick<CallOptions, 'saidFor'> {
  /** What the answer must look like. */
  is: Shape<T>;
  /** The entities the answer is made of; none for what does not change while it is in sight, or is no record. */
  of: readonly (EntityName | Entity)[] | 'everything';
  /** Which of their changes are a reason to read again, where the place does not say it. */
  reloadsOn?: (change: ChangeEvent, body: T | null) => boolean;
  /** How often it is asked for besides, where it moves though no record changes; undefined while it stands still. */
  everyMs?: number | ((shown: T | null) => number | undefined) | undefined;
}

interface Read<T> {
  body: T | null;
  /** `failed` is not `loaded` with nothing in it, and `stale` is from before, for it could not be read anew: none must look like another. */
  state: 'loading' | 'loaded' | 'stale' | 'failed';
  next: string | null;
  /** When the body was read. */
  at: Moment | null;
  /** What the server refused it with, where there is no body. */
  status: number | null;
}

export interface LiveAnswer<T> extends Read<T>, Pick<LiveRead, 'reload' | 'reloadQuietly'> {
  /** Takes over what a save has answered with: the answer to this path, or to the one that is asked next. */
  take(body: T, of?: string): void;
}

interface Answered<T> extends Read<T> {
  path: string | null;
}

/** What is said of a question nobody has answered yet, whatever was asked before it. */
const asking = <T>(path: string | null): Answered<T> => ({
  path,
  body: null,
  state: 'loading',
  next: null,
  at: null,
  status: null,
});

const loaded = <T>(path: string | null, body: T, next: string | null): Answered<T> => ({
  ...asking<T>(path),
  body,
  state: 'loaded',
  next,
  at: presentMoment(),
});

/** No longer there, or no longer for this reader. */
export const isGone = ({ status }: { readonly status: number }): boolean => status === 403 || status === 404;

/** An answer that cannot be read anew for a moment is still the answer: nobody's page is emptied under their hands. */
function after<T>(was: Answered<T>, path: string, answer: ApiAnswer<T>): Answered<T> {
  if (answer.ok) return loaded(path, answer.body, answer.next);
  const stays = was.path === path && was.body !== null && !isGone(answer);
  if (stays) return { ...was, state: 'stale' };
  return { ...asking<T>(path), state: 'failed', status: answer.status };
}

type Ask<T> = (path: string, options: CallOptions) => Promise<ApiAnswer<T>>;

/** The one way to read for a screen: what is answered, and again whenever that changed, may have, or did not work. */
export function useLiveRead<T>(path: string | null, follows: Omit<Follows<T>, 'is'>, ask: Ask<T>): LiveAnswer<T> {
  const [answered, setAnswered] = useState(asking<T>(path));
  const live = useRef<LiveRead>(null);
  const current = answered.path === path ? answered : asking<T>(path);
  const { of, waits, pauseMs, debounceMs } = follows;
  const isFixed = of.length === 0;
  const asks = useEffectEvent(ask);
  const reloadsOn = useEffectEvent((change: ChangeEvent) => {
    if (of !== 'everything' && !of.some((one) => (typeof one === 'string' ? one : one.name) === change.entity))
      return false;
    return follows.reloadsOn ? follows.reloadsOn(change, current.body) : isWithin(change, follows);
  });
  useEffect(() => {
    if (path === null) return;
    const own = liveRead<T>({
      ask: (options) => asks(path, options),
      take: (answer) => setAnswered((was) => after(was, path, answer)),
      reloadsOn: (change) => reloadsOn(change),
      pauseMs,
      debounceMs,
      waits,
      isFixed,
    });
    live.current = own;
    return () => {
      live.current = null;
      own.stop();
    };
  }, [path, pauseMs, debounceMs, waits, isFixed]);
  const everyMs = typeof follows.everyMs === 'function' ? follows.everyMs(current.body) : follows.everyMs;
  useEffect(() => {
    if (path === null || everyMs === undefined) return;
    const timer = setInterval(() => live.current?.poll(), everyMs);
    return () => clearInterval(timer);
  }, [path, everyMs]);
  const again = useMemo(
    () => ({ reload: () => live.current?.reload(), reloadQuietly: () => live.current?.reloadQuietly() }),
    [],
  );
  const take = useCallback(
    (body: T, of = path) => {
      if (of === path) live.current?.overtake();
      setAnswered(loaded(of, body, null));
    },
    [path],
  );
  const { path: _, ...read } = current;
  return { ...read, ...again, take };
}

/** What a path answers, up to date for as long as it is in sight. */
export const useLiveAnswer = <T>(path: string | null, { is, saidFor, ...follows }: Follows<T>): LiveAnswer<T> =>
  useLiveRead(path, follows, (asked, options) => get<T>(asked, { ...options, saidFor, is }));
