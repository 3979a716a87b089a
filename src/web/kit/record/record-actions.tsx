import { Button, Menu } from '@mantine/core';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { fixedBy } from '#domain/kit/vocabulary/fixed.ts';
import type { Move } from '#domain/kit/vocabulary/states.ts';
import { asReadBy } from '#domain/kit/people/who-can.ts';
import { IconArrowRight, IconLock, IconPencil, IconRestore, IconStrikethrough } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { iconProps } from '../ui/icon-props.ts';
import type { Stored, StoredRecord } from '../state/stored-record.ts';
import { MoreMenu, printPage, type MoreItem } from '../page/more-menu.tsx';
import { PrintButton } from '../page/print/print-button.tsx';
import {
  changeable,
  editWindowOver,
  fixedReason,
  mayChange,
  mayRestore,
  mayStrikeOut,
  movesFrom,
  type CurrentActor,
} from '../access/record-rights.ts';
import { useActor } from '../access/use-actor.ts';
import { ActDialog, stateLabel, verbOf, type AskedAct } from './act-dialog.tsx';
import { useFixedByParent } from './use-fixed-by-parent.ts';
import { useReader } from '../access/use-reader.ts';
import kit from '../styles/kit.module.css';
import css from '../styles/record.module.css';

/** What was signed is not changed any more: there the button names what may still be filled in. */
function lateAddition(entity: Entity, record: StoredRecord, actor: CurrentActor): string | null {
  const open = fixedBy(entity, record) === null ? [] : (changeable(entity, record, actor) ?? []);
  const field = open.flatMap((name) => (entity.fixed?.fills?.includes(name) ? (entity.fields[name] ?? []) : []))[0];
  if (field) return `Add ${midSentence(field.label)}`;
  const only = open.length === 1 && open[0] ? entity.fields[open[0]] : undefined;
  return only?.kind === 'yesNo' ? `Change “${only.label}”` : null;
}

/** A draft waits for the step that hands it on; what leads back to a draft or on from a later state is no such step. */
const submitsDraft = ({ states }: Entity, { verb, from }: Move): boolean =>
  verb !== undefined && from.some((state) => state === states?.start);

interface ActionsProps<E extends Entity> {
  entity: E;
  record: StoredRecord;
  editPath: string;
  /** Leaves out moves that are made elsewhere. */
  offers: (move: Move) => boolean;
  /** The page has its next step as a main button elsewhere. */
  hasMainStepElsewhere?: boolean;
  onChanged(record: Stored<E>): void;
  /** Where there is much that one may do: beside the change stands this, and the rest is behind one button with these. */
  folded?: { beside: ReactNode; items: readonly MoreItem[] };
}

export function RecordActions<E extends Entity>({
  entity,
  record,
  editPath,
  offers,
  hasMainStepElsewhere = false,
  onChanged,
  folded,
}: ActionsProps<E>) {
  const actor = useActor();
  const reader = useReader();
  const [asking, setAsking] = useState<AskedAct | null>(null);
  const { fixedByParent, isKnown } = useFixedByParent(entity, record);
  const isOpen = isKnown && fixedByParent === null;
  const late = lateAddition(entity, record, actor);
  const fixedBecause =
    fixedReason(entity, record, actor, fixedByParent) ?? editWindowOver(entity, record, actor, reader);
  const moves = movesFrom(entity, record, actor).filter(offers);
  const next = folded ? undefined : moves.find((move) => submitsDraft(entity, move));
  const choose = (move: Move) => setAsking({ kind: 'move', move });
  const moveItem = (move: Move) => ({
    label: verbOf(entity, move),
    icon: <IconArrowRight {...iconProps} />,
    act: () => choose(move),
  });
  const strike = {
    label: entity.trait ? 'Strike out' : 'Remove',
    icon: <IconStrikethrough {...iconProps} />,
    act: () => setAsking({ kind: 'strike' }),
  };
  const back = {
    label: 'Bring back',
    icon: <IconRestore {...iconProps} />,
    act: () => setAsking({ kind: 'restore' }),
  };
  const struck = [
    ...(isOpen && mayStrikeOut(entity, record, actor) ? [strike] : []),
    ...(mayRestore(entity, record, actor) ? [back] : []),
  ];
  return (
    <div className={`${kit['buttons']} ${css['actions']}`}>
      {isOpen && mayChange(entity, record, actor) && (
        <Button
          variant={late || next || hasMainStepElsewhere ? 'default' : 'filled'}
          component={Link}
          to={editPath}
          leftSection={<IconPencil {...iconProps} />}
        >
          {late ?? 'Change'}
        </Button>
      )}
      {folded ? (
        <>
          {folded.beside}
          <MoreMenu items={[...moves.map(moveItem), ...folded.items, ...struck, printPage]} />
        </>
      ) : (
        <>
          {moves.length > 0 && <Moves entity={entity} moves={moves} next={next} onChoose={choose} />}
          {struck.map(({ label, icon, act }) => (
            <Button key={label} variant="default" leftSection={icon} onClick={act}>
              {label}
            </Button>
          ))}
          <PrintButton />
        </>
      )}
      {fixedBecause && (
        <p className={css['fixed']}>
          <IconLock {...iconProps} />
          <span>{asReadBy(fixedBecause, reader)}</span>
        </p>
      )}
      {asking && (
        <ActDialog
          entity={entity}
          record={record}
          asking={asking}
          onClose={() => setAsking(null)}
          onChanged={onChanged}
        />
      )}
    </div>
  );
}

interface MovesProps {
  entity: Entity;
  moves: readonly Move[];
  onChoose(move: Move): void;
}

interface NamedProps extends MovesProps {
  /** The main button of the page. */
  next: Move | undefined;
}

/** A decision with a name of its own is a button; the other states are chosen from a menu. */
function Moves({ entity, moves, next, onChoose }: NamedProps) {
  const named = moves.filter(({ verb }) => verb);
  return (
    <>
      {named.map((move) => (
        <Button key={move.to} variant={move === next ? 'filled' : 'default'} onClick={() => onChoose(move)}>
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
        <Button variant="default" rightSection={<IconArrowRight {...iconProps} />}>
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
