import type { Board } from '#domain/homes/board.ts';
import { roundsDue, type RoundDue } from '#domain/homes/rounds-due.ts';
import { clockTime } from '#domain/kit/time/clock-time.ts';
import { IconAlertOctagon, IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { openRound } from '../../kit/state/recording.ts';
import { useRights } from '../../kit/access/rights.ts';
import type { LiveAnswer } from '../../kit/data/use-live-answer.ts';
import { entityNamed } from '../../records/known-entities.ts';
import { roundWords } from '../../recording/round/round-words.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './rounds.module.css';

const stateOf = ({ overdue, due, soon }: RoundDue) =>
  overdue > 0 ? 'overdue' : due > 0 ? 'due' : soon > 0 ? 'soon' : 'none';
const shapes = { overdue: IconAlertOctagon, due: IconAlertTriangle, soon: IconClock, none: null } as const;

function inWords({ overdue, due, soon, at }: RoundDue, zone: string): string {
  const time = at ? clockTime(at, zone) : '';
  if (overdue > 0) return `${overdue} overdue${due > 0 ? `, ${due} due` : ''}`;
  if (due > 0) return `${due} due since ${time}`;
  return soon > 0 ? `${soon} due at ${time}` : 'Nothing due';
}

/** The rounds of the house, the ones that are due first. Each can be begun at any time. */
export function Rounds({ board: { body, state, reload } }: { board: LiveAnswer<Board> }) {
  const { zone } = useHouseClock();
  const rights = useRights();
  const rounds = (body ? roundsDue(body) : []).filter(({ kind }) => mayAdd(entityNamed(kind), rights));
  if (body && rounds.length === 0) return null;
  return (
    <Panel title="Rounds" state={body ? 'loaded' : state} onRetry={reload} rows={1}>
      <ul className={css['rounds']} data-tour="rounds">
        {rounds.map((round) => {
          const { title, icon: Icon } = roundWords[round.kind];
          const stands = stateOf(round);
          const Shape = shapes[stands];
          return (
            <li key={round.kind}>
              <button
                type="button"
                className={`${kit['press']} ${css['round']}`}
                data-state={stands}
                onClick={() => openRound(round.kind)}
              >
                <Icon size={28} stroke={1.5} aria-hidden />
                <strong>{title}</strong>
                <span>
                  {Shape && <Shape size={18} stroke={2} aria-hidden />}
                  {inWords(round, zone)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
