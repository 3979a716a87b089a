import { home } from '#domain/homes/home.ts';
import type { Round, RoundKind } from '#domain/homes/round.ts';
import { useEffect, useRef, useState } from 'react';
import { get } from '../../kit/api/api.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { useChanges } from '../../kit/data/event-stream.ts';
import { useOccasion } from '../../kit/data/use-occasion.ts';

/** The own taps come back as news too: one look for a handful of them is enough. */
const pause = 1200;

interface Asked {
  round: Round | null;
  hasFailed: boolean;
}

/** What must be known for a round, and again when somebody else writes. A look that fails takes nothing away that was there. */
export function useRound(of: string, kind: RoundKind): Asked & { reload(): void } {
  const [asked, setAsked] = useState<Asked>({ round: null, hasFailed: false });
  const path = `${pathOf(home)}${of}/round/?kind=${kind}`;
  const { occasion, reload, refresh } = useOccasion(path);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const stop = new AbortController();
    void get<Round>(path, { ...occasion, signal: stop.signal }).then((answer) => {
      if (stop.signal.aborted) return;
      setAsked((now) => (answer.ok ? { round: answer.body, hasFailed: false } : { ...now, hasFailed: true }));
    });
    return () => stop.abort();
  }, [path, occasion]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useChanges([kind, 'resident'], (news) => {
    if (news.home !== of) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(refresh, pause);
  });
  return { ...asked, reload };
}
