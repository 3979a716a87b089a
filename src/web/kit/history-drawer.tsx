import { Drawer } from '@mantine/core';
import type { Entity } from '#domain/kit/entity.ts';
import { momentInWords, useHouseClock } from './house-clock.ts';
import { Empty, ErrorState, Loading } from './states.tsx';
import { useAnswer } from './use-answer.ts';
import kit from './kit.module.css';
import css from './record.module.css';

interface Line {
  id: string;
  at: string;
  user_name: string | null;
  action: string;
  summary: string | null;
  reason: string | null;
  result: string;
}

const inWords = (action: string) => action.replace(/_/g, ' ').replace(/^./, (letter) => letter.toUpperCase());

/** Who did what to this record, newest first. */
export function HistoryDrawer({ entity, id, onClose }: { entity: Entity; id: string; onClose(): void }) {
  const { zone } = useHouseClock();
  const { body, state, next, reload } = useAnswer<Line[]>(`/api/userHistory?entity=${entity.name}&object_id=${id}`);
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title="History">
      {state === 'loading' && <Loading />}
      {state === 'failed' && <ErrorState title="Could not load the history" onRetry={reload} />}
      {body?.length === 0 && <Empty title="Nothing to show">You may see the lines you wrote yourself; a manager sees all of them.</Empty>}
      <ol className={css['lines']}>
        {body?.map((line) => (
          <li key={line.id}>
            <strong>{inWords(line.action)}{line.result !== 'ok' && ` (${line.result})`}</strong>
            <span className={kit['note']}>{line.user_name ?? 'Nobody signed in'}, {momentInWords(line.at, zone)}</span>
            {line.summary && <span>{line.summary}</span>}
            {line.reason && <span>Reason: {line.reason}</span>}
          </li>
        ))}
      </ol>
      {next && <p className={kit['note']}>The newest lines. All of them stand in the history of the house.</p>}
    </Drawer>
  );
}
