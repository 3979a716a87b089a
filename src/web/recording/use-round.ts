import { home } from '#domain/homes/home.ts';
import type { Round, RoundKind } from '#domain/homes/round.ts';
import { useEffect, useRef, useState } from 'react';
import { get } from '../kit/api.ts';
import { pathOf } from '../kit/entities.ts';
import { useNews } from '../kit/events.ts';

/** The own taps come back as news too: one look for a handful of them is enough. */
const pause = 1200;

interface Asked {
  round: Round | null;
  hasFailed: boolean;
}

/** What must be known for a round, and again when somebody else writes. A look that fails takes nothing away that was there. */
export function useRound(of: string, kind: RoundKind): Asked & { reload(): void } {
  const [asked, setAsked] = useState<Asked>({ round: null, hasFailed: false });
  const [turn, setTurn] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const stop = new AbortController();
    void get<Round>(`${pathOf(home)}${of}/round/?kind=${kind}`, { quiet: true, signal: stop.signal }).then((answer) => {
      if (stop.signal.aborted) return;
      setAsked((now) => (answer.ok ? { round: answer.body, hasFailed: false } : { ...now, hasFailed: true }));
    });
    return () => stop.abort();
  }, [of, kind, turn]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const reload = () => setTurn((now) => now + 1);
  useNews([kind, 'resident'], (news) => {
    if (news.home !== of) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(reload, pause);
  });
  return { ...asked, reload };
}
