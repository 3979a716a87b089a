import type { UnknownAction } from '@reduxjs/toolkit';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { must, type Field, type Fields } from '#domain/kit/vocabulary/fields.ts';
import type { Move } from '#domain/kit/vocabulary/states.ts';
import { useDispatch } from 'react-redux';
import { AskingDialog } from '../form/asking/asking-dialog.tsx';
import { namesIn } from '../names/record-names.ts';
import { makeMove, restore } from '../saving/change-record.ts';
import { removed, saved } from '../state/collections.ts';
import { storable, type Stored, type StoredRecord } from '../state/stored-record.ts';
import { showToast } from '../state/toasts.ts';
import { StrikeOutDialog } from './strike-out-dialog.tsx';

export type AskedAct = { kind: 'strike' } | { kind: 'restore' } | { kind: 'move'; move: Move };

export const stateLabel = (entity: Entity, state: string) => {
  const field = entity.fields['status'];
  return field?.kind === 'choice' ? (field.options[state] ?? state) : state;
};

/** What a move asks for is needed, whatever it is in the ordinary form; what the server fills in is not asked. */
function needsOf(entity: Entity, move: Move): Fields {
  const asked = (move.needs ?? []).map((name) => [name, entity.fields[name]] as const);
  return Object.fromEntries(
    asked
      .filter(
        (pair): pair is readonly [string, Field] =>
          pair[1] !== undefined && (!pair[1].readOnly || pair[1].byMove === true),
      )
      .map(([name, field]) => [name, must(field)]),
  );
}

export const verbOf = (entity: Entity, { verb, to }: Move) => verb ?? `Mark as ${midSentence(stateLabel(entity, to))}`;

const consequence = ({ trait }: Entity) =>
  trait
    ? 'It counts in no total and no chart any more. It stays readable, with a line through it, your name and the reason.'
    : 'It counts in no list and no total any more. The record keeps it, with your name and the reason.';

interface ActDialogProps<E extends Entity> {
  entity: E;
  record: StoredRecord;
  asking: AskedAct;
  onClose(): void;
  onChanged(record: Stored<E>): void;
}

/** Asks before a record is struck out, brought back or moved to another state. */
export function ActDialog<E extends Entity>({ entity, record, asking, onClose, onChanged }: ActDialogProps<E>) {
  const one = midSentence(entity.labels.one);
  const about = typeof record['resident'] === 'string' ? namesIn(record).get(record['resident']) : undefined;
  const store = (changed: Stored<E>) => saved(entity.name, storable(entity, changed));
  const dispatch = useDispatch();
  const done = (text: string, marked: (changed: Stored<E>) => UnknownAction) => (changed: Stored<E>) => {
    onClose();
    dispatch(marked(changed));
    showToast(text, 'good');
    onChanged(changed);
  };
  if (asking.kind === 'strike')
    return (
      <StrikeOutDialog
        entity={entity}
        record={record}
        onDone={done(entity.trait ? 'Struck out' : 'Removed', () => removed(entity.name, record.id))}
        onClose={onClose}
      >
        <p>
          {about && (
            <>
              It is about <strong>{about}</strong>.{' '}
            </>
          )}
          {consequence(entity)}
        </p>
      </StrikeOutDialog>
    );
  if (asking.kind === 'restore')
    return (
      <AskingDialog
        title={`Bring this ${one} back?`}
        verb={`Bring ${one} back`}
        fields={{}}
        act={() => restore(entity, record)}
        onDone={done('Brought back', store)}
        onClose={onClose}
      >
        <p>It counts again, and the history keeps both the removal and its return.</p>
      </AskingDialog>
    );
  return (
    <AskingDialog
      title={`${verbOf(entity, asking.move)}?`}
      verb={verbOf(entity, asking.move)}
      fields={needsOf(entity, asking.move)}
      start={{ ...record, status: asking.move.to }}
      draft={{ form: `${entity.name}-${asking.move.to}`, record: record.id }}
      act={(values) => makeMove(entity, record, asking.move, values)}
      onDone={done('Status changed', store)}
      onClose={onClose}
    >
      <p>Now: {stateLabel(entity, String(record['status']))}</p>
    </AskingDialog>
  );
}
