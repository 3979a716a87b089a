import { home } from '#domain/homes/home.ts';
import { roundMadeOf, type Round, type RoundKind } from '#domain/homes/round.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { isWithin, useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { pathOf } from '../../kit/state/entities.ts';

const isRound = objectWith<Round>('residents');

/** The own taps come back as changes too: one look for a handful of them is enough. */
const pauseMs = 1200;

interface OpenRound {
  round: Round | null;
  hasFailed: boolean;
  reload(): void;
}

/** What must be known for a round, and again when somebody else writes. A read that fails takes nothing away that was there. */
export function useRound(of: string, kind: RoundKind): OpenRound {
  const { body, state, reload } = useLiveAnswer(`${pathOf(home)}${of}/round/?kind=${kind}`, {
    is: isRound,
    of: [kind, ...roundMadeOf],
    reloadsOn: (change, shown) =>
      isWithin(change, { home: of }) || (shown?.residents ?? []).some(({ resident }) => resident.id === change.id),
    pauseMs,
  });
  return { round: body, hasFailed: state === 'stale' || state === 'failed', reload };
}
