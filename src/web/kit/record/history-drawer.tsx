import { Button, Drawer } from '@mantine/core';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { whoHolds } from '#domain/kit/people/who-can.ts';
import { IconEye } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ChangedField, useChangeWording } from '../saving/changed-field.tsx';
import { knownEntities } from '../state/entities.ts';
import type { HistoryLine } from '#domain/staff/history/history-line.ts';
import { folded } from './fold-history.ts';
import { momentInWords, useHouseClock } from '../house/house-clock.ts';
import { Empty, ErrorState, Loading } from '../page/states.tsx';
import { listOf } from '../api/shapes.ts';
import { useLiveAnswer } from '../data/use-live-answer.ts';
import { useRights } from '../access/rights.ts';
import { useEntityPaths } from '../house/entity-paths.tsx';
import { iconProps } from '../ui/icon-props.ts';
import { useReader } from '../access/use-reader.ts';
import { StaleNote } from '../ui/messages/stale-note.tsx';
import kit from '../styles/kit.module.css';
import css from '../styles/record.module.css';

const isLines = listOf<HistoryLine>('action');

/** The log has a word for everything it tells of. */
function inWords(field: string, value: string): string {
  const logField = knownEntities().find(({ log }) => log)?.fields[field];
  return logField?.kind === 'choice' ? (logField.options[value] ?? value) : value;
}

/** Who did what to this record, field by field, newest first. */
export function HistoryDrawer({ entity, id, onClose }: { entity: Entity; id: string; onClose(): void }) {
  const { zone } = useHouseClock();
  const reader = useReader();
  const { body, state, at, next, reload } = useLiveAnswer(`/api/userHistory?entity=${entity.name}&object_id=${id}`, {
    is: isLines,
    of: [entity],
    reloadsOn: (change) => change.id === id,
  });
  const wording = useChangeWording(
    entity,
    id,
    (body ?? []).flatMap(({ changes }) => changes ?? []),
  );
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title="History">
      <WhoLookedLink entity={entity} id={id} />
      <StaleNote state={state} at={at} reload={reload} />
      {state === 'loading' && <Loading />}
      {state === 'failed' && <ErrorState title="Could not load the history" onRetry={reload} />}
      {body?.length === 0 && (
        <Empty title="Nothing to show">
          You may see the lines you wrote yourself. {whoHolds('view_audit', reader, 'see all of them')}
        </Empty>
      )}
      <ol className={css['lines']}>
        {folded(body ?? []).map(({ line, times }) => (
          <li key={line.id}>
            <strong>
              {inWords('action', line.action)}
              {times > 1 && `, ${times} times`}
              {line.result !== 'ok' && ` (${midSentence(inWords('result', line.result))})`}
            </strong>
            <span className={kit['note']}>
              {line.user_name ?? 'Nobody signed in'}, {momentInWords(line.at, zone)}
            </span>
            {line.summary && <span>{line.summary}</span>}
            {line.changes?.map((change) => (
              <ChangedField key={change.field} entity={entity} change={change} wording={wording} />
            ))}
            {line.reason && <span>Reason: {line.reason}</span>}
          </li>
        ))}
      </ol>
      {next && <p className={kit['note']}>The newest lines. All of them stand in the history of the house.</p>}
    </Drawer>
  );
}

/** Reading is a page of its own: each look with why it was possible. Of a resident it is about all their records. */
function WhoLookedLink({ entity, id }: { entity: Entity; id: string }) {
  const rights = useRights();
  const log = knownEntities().find((one) => one.log);
  const list = useEntityPaths().list(log?.name ?? '');
  if (!list || !rights.has('view_audit')) return null;
  const about = entity.resides ? { resident: id } : { entity: entity.name, object_id: id };
  return (
    <Button
      component={Link}
      to={`${list}?${new URLSearchParams({ view: 'looks', ...about })}`}
      variant="default"
      leftSection={<IconEye {...iconProps} />}
    >
      Who looked, and why they could
    </Button>
  );
}
