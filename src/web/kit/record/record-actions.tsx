import { Button, Menu } from '@mantine/core';
import { midSentence } from '#domain/kit/people/mid-sentence.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { fixedBy } from '#domain/kit/vocabulary/frozen.ts';
import { must, type Field, type Fields } from '#domain/kit/vocabulary/fields.ts';
import type { Move } from '#domain/kit/vocabulary/states.ts';
import { asReadBy } from '#domain/kit/people/who-can.ts';
import { IconArrowRight, IconLock, IconPencil, IconRestore, IconStrikethrough } from '@tabler/icons-react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { AskingDialog } from '../form/asking-dialog.tsx';
import { makeMove, restore } from '../saving/change-record.ts';
import { removed, saved } from '../state/collections.ts';
import { iconLook } from '../ui/icon-look.ts';
import { storable, type StoredRecord } from '../state/stored-record.ts';
import { PrintButton } from '../page/print-button.tsx';
import { namesIn } from '../names/record-names.ts';
import {
  changeable,
  editWindowOver,
  fixedReason,
  mayChange,
  mayRestore,
  mayStrikeOut,
  movesFrom,
  type Asker,
} from '../access/record-rights.ts';
import { StrikeOutDialog } from './strike-out-dialog.tsx';
import { say } from '../state/toasts.ts';
import { useAsker } from '../access/use-asker.ts';
import { useFixedByParent } from './use-fixed-by-parent.ts';
import { useReader } from '../access/use-reader.ts';
import kit from '../styles/kit.module.css';
import css from '../styles/record.module.css';

const stateLabel = (entity: Entity, state: string) => {
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

const verbOf = (entity: Entity, { verb, to }: Move) => verb ?? `Mark as ${midSentence(stateLabel(entity, to))}`;

const consequence = ({ trait }: Entity) =>
  trait
    ? 'It counts in no total and no chart any more. It stays readable, with a line through it, your name and the reason.'
    : 'It counts in no list and no total any more. The record keeps it, with your name and the reason.';

/** What was signed is not changed any more: there the button names what may still be filled in. */
function lateAddition(entity: Entity, record: StoredRecord, asker: Asker): string | null {
  const open = fixedBy(entity, record) === null ? [] : (changeable(entity, record, asker) ?? []);
  const field = open.flatMap((name) => (entity.fixed?.fills?.includes(name) ? (entity.fields[name] ?? []) : []))[0];
  return field ? `Add ${midSentence(field.label)}` : null;
}

interface ActionsProps {
  entity: Entity;
  record: StoredRecord;
  editPath: string;
  /** Leaves out moves that are made elsewhere. */
  offers: (move: Move) => boolean;
  onChanged(record: StoredRecord): void;
}

type Asking = { kind: 'strike' } | { kind: 'restore' } | { kind: 'move'; move: Move };

export function RecordActions({ entity, record, editPath, offers, onChanged }: ActionsProps) {
  const asker = useAsker();
  const reader = useReader();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { fixedByParent, isKnown } = useFixedByParent(entity, record);
  const isOpen = isKnown && fixedByParent === null;
  const late = lateAddition(entity, record, asker);
  const held = fixedReason(entity, record, asker, fixedByParent) ?? editWindowOver(entity, record, asker, reader);
  const moves = movesFrom(entity, record, asker).filter(offers);
  const one = midSentence(entity.labels.one);
  const about = typeof record['resident'] === 'string' ? namesIn(record).get(record['resident']) : undefined;
  const close = () => setAsking(null);
  const store = (changed: StoredRecord) => saved(entity.name, storable(entity, changed));
  const dispatch = useDispatch();
  const done = (text: string, marked: (changed: StoredRecord) => UnknownAction) => (changed: StoredRecord) => {
    close();
    dispatch(marked(changed));
    say(text, 'good');
    onChanged(changed);
  };
  return (
    <div className={`${kit['buttons']} ${css['actions']}`}>
      {isOpen && mayChange(entity, record, asker) && (
        <Button
          variant={late ? 'default' : 'filled'}
          component={Link}
          to={editPath}
          leftSection={<IconPencil {...iconLook} />}
        >
          {late ?? 'Change'}
        </Button>
      )}
      {moves.length > 0 && (
        <Moves entity={entity} moves={moves} onChoose={(move) => setAsking({ kind: 'move', move })} />
      )}
      {isOpen && mayStrikeOut(entity, record, asker) && (
        <Button
          variant="default"
          leftSection={<IconStrikethrough {...iconLook} />}
          onClick={() => setAsking({ kind: 'strike' })}
        >
          {entity.trait ? 'Strike out' : 'Remove'}
        </Button>
      )}
      {mayRestore(entity, record, asker) && (
        <Button
          variant="default"
          leftSection={<IconRestore {...iconLook} />}
          onClick={() => setAsking({ kind: 'restore' })}
        >
          Bring back
        </Button>
      )}
      <PrintButton />
      {held && (
        <p className={css['held']}>
          <IconLock {...iconLook} />
          <span>{asReadBy(held, reader)}</span>
        </p>
      )}
      {asking?.kind === 'strike' && (
        <StrikeOutDialog
          entity={entity}
          record={record}
          onDone={done(entity.trait ? 'Struck out' : 'Removed', () => removed(entity.name, record.id))}
          onClose={close}
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
      )}
      {asking?.kind === 'restore' && (
        <AskingDialog
          title={`Bring this ${one} back?`}
          verb={`Bring ${one} back`}
          fields={{}}
          act={() => restore(entity, record)}
          onDone={done('Brought back', store)}
          onClose={close}
        >
          <p>It counts again, and the history keeps both the removal and its return.</p>
        </AskingDialog>
      )}
      {asking?.kind === 'move' && (
        <AskingDialog
          title={`${verbOf(entity, asking.move)}?`}
          verb={verbOf(entity, asking.move)}
          fields={needsOf(entity, asking.move)}
          start={{ ...record, status: asking.move.to }}
          draft={{ form: `${entity.name}-${asking.move.to}`, record: record.id }}
          act={(values) => makeMove(entity, record, asking.move, values)}
          onDone={done('Status changed', store)}
          onClose={close}
        >
          <p>Now: {stateLabel(entity, String(record['status']))}</p>
        </AskingDialog>
      )}
    </div>
  );
}

interface MovesProps {
  entity: Entity;
  moves: readonly Move[];
  onChoose(move: Move): void;
}

/** A decision with a name of its own is a button; the other states are chosen from a menu. */
function Moves({ entity, moves, onChoose }: MovesProps) {
  const named = moves.filter(({ verb }) => verb);
  return (
    <>
      {named.map((move) => (
        <Button key={move.to} variant="default" onClick={() => onChoose(move)}>
          {move.verb}
        </Button>
      ))}
      <States entity={entity} moves={moves.filter(({ verb }) => !verb)} onChoose={onChoose} />
    </>
  );
}

function States({ entity, moves, onChoose }: MovesProps) {
  const [first] = moves;
  if (!first) return null;
  if (moves.length === 1)
    return (
      <Button variant="default" onClick={() => onChoose(first)}>
        {verbOf(entity, first)}
      </Button>
    );
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default" rightSection={<IconArrowRight {...iconLook} />}>
          Change status
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {moves.map((move) => (
          <Menu.Item key={move.to} onClick={() => onChoose(move)}>
            {stateLabel(entity, move.to)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
