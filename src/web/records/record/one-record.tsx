import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { ReactNode } from 'react';
import type { CurrentActor } from '../../kit/access/record-rights.ts';
import { useActor } from '../../kit/access/use-actor.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { usePrintedAs } from '../../kit/page/print/printed-as.ts';
import type { ValueWording } from '../../kit/names/value-text.ts';
import { RecordSlot } from './record-slot.tsx';
import { RecordView } from '../../kit/record/record-view.tsx';
import { ErrorState, Loading, NoRight } from '../../kit/page/states.tsx';
import { useRecord } from '../../kit/data/use-record.ts';
import { MissingRecord } from './missing-record.tsx';
import { RecordParts } from './record-parts.tsx';
import { NewVersion } from './new-version.tsx';
import { isOffered } from './offered-moves.ts';
import { StaleNote } from '../../kit/ui/messages/stale-note.tsx';

export interface OneRecordProps<E extends Entity> {
  entity: E;
  id: string;
  editPath: string;
  /** What it says, laid out by hand. */
  facts?: (record: Stored<E>, wording: ValueWording) => ReactNode;
  /** What must be seen before anything it says. */
  above?: (record: Stored<E>, take: (record: Stored<E>) => void) => ReactNode;
  /** Whether what is above has the next step as a main button for this person. */
  hasMainStepAbove?: (record: Stored<E>, actor: CurrentActor) => boolean;
  /** The fields that what is above says already. */
  saidAbove?: (record: Stored<E>) => readonly string[];
  /** What belongs to the record besides what it says. */
  beside?: (record: Stored<E>, take: (record: Stored<E>) => void) => ReactNode;
}

/** One record, read whole and selected in the store. */
export function OneRecord<E extends Entity>({
  entity,
  id,
  editPath,
  facts,
  above,
  hasMainStepAbove,
  saidAbove,
  beside,
}: OneRecordProps<E>) {
  const actor = useActor();
  const { record, state, at, reload, take } = useRecord(entity, id, { selects: true, asksForStub: true });
  usePrintedAs(entity, record && !entity.log ? id : null);
  const one = midSentence(entity.labels.one);
  if (state === 'refused') return <NoRight title={`You do not have the right to see this ${one}`} />;
  if (state === 'missing') return <MissingRecord entity={entity} id={id} />;
  if (state === 'failed')
    return (
      <ErrorState title={`This ${one} could not be loaded`} onRetry={reload}>
        Check the network, then try again.
      </ErrorState>
    );
  if (!record) return <Loading rows={6} />;
  const shown = { of: entity, record, onChanged: take };
  return (
    <>
      <StaleNote state={state} at={at} reload={reload} />
      {above?.(record, take)}
      <RecordView
        of={entity}
        record={record}
        editPath={editPath}
        onChanged={take}
        offers={isOffered(entity)}
        hasMainStepElsewhere={hasMainStepAbove?.(record, actor) ?? false}
        trail={<RecordSlot at="trail" {...shown} />}
        nextStep={
          <>
            <NewVersion of={entity} record={record} editPath={editPath} />
            <RecordSlot at="nextStep" {...shown} />
          </>
        }
        {...(saidAbove ? { saidAbove: saidAbove(record) } : {})}
        {...(facts ? { facts: (wording) => facts(record, wording) } : {})}
      />
      <RecordSlot at="afterRecord" {...shown} />
      <RecordParts entity={entity} record={record} />
      {beside?.(record, take)}
    </>
  );
}
