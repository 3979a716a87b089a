import { Drawer } from '@mantine/core';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Field } from '#domain/kit/vocabulary/fields.ts';
import { momentInWords, useHouseClock } from '../house/house-clock.ts';
import { pathOf } from '../state/entities.ts';
import type { StoredRecord } from '../state/stored-record.ts';
import { Empty, ErrorState, Loading } from '../page/states.tsx';
import { isRecords } from '../api/shapes.ts';
import { useLiveAnswer } from '../data/use-live-answer.ts';
import { pointersIn } from '../names/use-ref-names.ts';
import { useVersionLabels, writersOf } from '../names/use-version-labels.ts';
import { looksSame, valueText } from '../names/value-text.ts';
import { StaleNote } from '../ui/messages/stale-note.tsx';
import kit from '../styles/kit.module.css';
import css from '../styles/record.module.css';

/** The fields that the next version changed. */
const changed = (entity: Entity, older: StoredRecord, newer: StoredRecord): [name: string, field: Field][] =>
  Object.entries(entity.fields).filter(
    ([name, field]) => name in older && !field.secret && !field.unshown && !looksSame(older[name], newer[name]),
  );

const pointedTo = (entity: Entity, older: StoredRecord, newer: StoredRecord) =>
  changed(entity, older, newer).flatMap(([name, field]) => [
    ...pointersIn(field, older[name]),
    ...pointersIn(field, newer[name]),
  ]);

/** Each version with the one before it, the newest first. */
const pairsOf = (all: readonly StoredRecord[]): [newer: StoredRecord, older: StoredRecord][] =>
  all.flatMap((newer, at) => {
    const older = all[at + 1];
    return older ? [[newer, older]] : [];
  });

/** Earlier text stays readable: what each version said that the next one changed. */
export function VersionsDrawer({ entity, record, onClose }: { entity: Entity; record: StoredRecord; onClose(): void }) {
  const { zone } = useHouseClock();
  const { body, state, at, reload } = useLiveAnswer(`${pathOf(entity)}${record.id}/versions/`, {
    is: isRecords,
    of: [entity],
    reloadsOn: ({ id }) => id === record.id,
  });
  const all = [record, ...(body ?? []).filter((one) => one.version !== record.version)];
  const wording = useVersionLabels(
    record,
    pairsOf(all).flatMap(([newer, older]) => [...writersOf(newer), ...pointedTo(entity, older, newer)]),
  );
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title="Earlier versions">
      <StaleNote state={state} at={at} reload={reload} />
      {state === 'loading' && <Loading />}
      {state === 'failed' && <ErrorState title="Could not load the earlier versions" onRetry={reload} />}
      {body && all.length === 1 && (
        <Empty title="No earlier versions">This record has not been changed since it was written.</Empty>
      )}
      <ol className={css['lines']}>
        {body &&
          pairsOf(all).map(([newer, older]) => (
            <li key={newer.version}>
              <strong>Version {newer.version}</strong>
              <span className={kit['note']}>
                {[
                  typeof newer.updated_by === 'string' && wording.nameOf(newer.updated_by),
                  typeof newer.updated_at === 'string' && momentInWords(newer.updated_at, zone),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
              {changed(entity, older, newer).map(([name, field]) => (
                <span key={name} className={css['change']}>
                  <b>{field.label}</b> <del>{valueText(field, older[name], wording)}</del>{' '}
                  <ins>{valueText(field, newer[name], wording)}</ins>
                </span>
              ))}
            </li>
          ))}
      </ol>
    </Drawer>
  );
}
