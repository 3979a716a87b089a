import { Drawer } from '@mantine/core';
import type { Entity } from '#domain/kit/entity.ts';
import { momentInWords, useHouseClock } from './house-clock.ts';
import { Empty, ErrorState, Loading } from './states.tsx';
import { useAnswer } from './use-answer.ts';
import { useTelling } from './use-telling.ts';
import { valueText, type Telling } from './value-text.ts';
import kit from './kit.module.css';
import css from './record.module.css';

interface Change {
  field: string;
  old?: unknown;
  new?: unknown;
  /** Long and restricted text is not told again here; it stands in the earlier version. */
  changed?: true;
}

interface Line {
  id: string;
  at: string;
  user_name: string | null;
  action: string;
  summary: string | null;
  reason: string | null;
  result: string;
  changes: Change[] | null;
}

const inWords = (action: string) => action.replace(/_/g, ' ').replace(/^./, (letter) => letter.toUpperCase());

function ChangedField({ entity, change, telling }: { entity: Entity; change: Change; telling: Telling }) {
  const field = entity.fields[change.field];
  if (!field) return null;
  return (
    <span className={css['change']}>
      <b>{field.label}</b> {change.changed ? 'changed' : <><del>{valueText(field, change.old, telling)}</del> <ins>{valueText(field, change.new, telling)}</ins></>}
    </span>
  );
}

/** Who did what to this record, field by field, newest first. */
export function HistoryDrawer({ entity, id, onClose }: { entity: Entity; id: string; onClose(): void }) {
  const { zone } = useHouseClock();
  const telling = useTelling()({ id });
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
            {line.changes?.map((change) => <ChangedField key={change.field} entity={entity} change={change} telling={telling} />)}
            {line.reason && <span>Reason: {line.reason}</span>}
          </li>
        ))}
      </ol>
      {next && <p className={kit['note']}>The newest lines. All of them stand in the history of the house.</p>}
    </Drawer>
  );
}
