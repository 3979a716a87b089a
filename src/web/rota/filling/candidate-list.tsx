import type { Moment } from '#domain/kit/time/time.ts';
import type { GapCandidate } from '#domain/rota/filling/gap-candidates.ts';
import { home as homeEntity } from '#domain/homes/home.ts';
import { rota } from '#domain/rota/rota.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { listOf } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { pathOf } from '../../kit/state/entities.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './candidates.module.css';

interface CandidatesProps {
  home: string;
  gap: { shift_type: string; start_at: Moment; end_at: Moment };
  verb: string;
  onChoose(staff: string): void;
}

const isCandidates = listOf<GapCandidate>('staff', 'reasons');
const shownAtOnce = 5;

/** Who could do it, the likeliest first, with what speaks for and against each. */
export function CandidateList({ home, gap, verb, onChoose }: CandidatesProps) {
  const [showsAll, setShowsAll] = useState(false);
  const { body, state, at, reload } = useLiveAnswer<GapCandidate[]>(
    `${pathOf(homeEntity)}${home}/rota-candidates/?${new URLSearchParams({ ...gap })}`,
    { is: isCandidates, of: [rota.name, 'staff'], home },
  );
  const all = body ?? [];
  return (
    <Panel
      title="Who could"
      state={state}
      at={at}
      onRetry={reload}
      isEmpty={all.length === 0}
      empty="Nobody works in this house yet."
    >
      <ol className={css['list']} aria-label="Who could, the likeliest first">
        {all.slice(0, showsAll ? all.length : shownAtOnce).map(({ staff, name, can, reasons }) => (
          <li key={staff} className={css['one']}>
            <span>
              <strong>{name}</strong>
              <span className={`${kit['note']} ${css['reasons']}`}>{reasons.join(' ')}</span>
            </span>
            {can && (
              <Button variant="default" aria-label={`${verb} ${name}`} onClick={() => onChoose(staff)}>
                {verb}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {!showsAll && all.length > shownAtOnce && (
        <Button variant="subtle" onClick={() => setShowsAll(true)}>
          Show all {all.length}
        </Button>
      )}
    </Panel>
  );
}
