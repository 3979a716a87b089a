import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { must, type Field, type Fields, unconditional } from '#domain/kit/vocabulary/fields.ts';
import type { Move } from '#domain/kit/vocabulary/states.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { AskingDialog } from '../../kit/form/asking/asking-dialog.tsx';
import { makeMove } from '../../kit/saving/change-record.ts';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import { movesFrom } from '../../kit/access/record-rights.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { useActor } from '../../kit/access/use-actor.ts';

interface ButtonsProps {
  of: Entity;
  row: StoredRecord;
  title: string;
  onChanged(): void;
}

/** What is written down with a move: what it needs first, then what it may take along. */
function asked(of: Entity, { needs = [], takes = [] }: Move): Fields {
  const named = (names: readonly string[]) =>
    names.flatMap((name) => (of.fields[name] ? [[name, of.fields[name]] as const] : []));
  const isNeeded = ({ mustWhen }: Field): boolean => mustWhen !== undefined;
  return Object.fromEntries([
    ...named(needs).map(([name, field]) => [name, must(unconditional(field))]),
    ...named(takes).map(([name, field]) => [name, isNeeded(field) ? must(unconditional(field)) : unconditional(field)]),
  ]);
}

/** Done or, with a reason, skipped: the same two ways for all four kinds. */
export function ScheduledButtons({ of, row, title, onChanged }: ButtonsProps) {
  const moves = movesFrom(of, row, useActor()).filter(({ by }) => by);
  const [move, setMove] = useState<Move | null>(null);
  const [opened, setOpened] = useState(row);
  const close = () => setMove(null);
  const isDone = move?.to === 'completed';
  return (
    <>
      {moves.map((one) => (
        <Button
          key={one.to}
          variant={one.to === 'completed' ? 'filled' : 'subtle'}
          aria-label={`${one.to === 'completed' ? 'Done' : 'Skip'}: ${title}`}
          onClick={() => {
            setOpened(row);
            setMove(one);
          }}
        >
          {one.to === 'completed' ? 'Done' : 'Skip'}
        </Button>
      ))}
      {move && (
        <AskingDialog
          title={isDone ? title : `Skip: ${title}`}
          verb={isDone ? 'Mark as done' : 'Skip it'}
          fields={asked(of, move)}
          draft={{ form: `${of.name}-${move.to}`, record: opened.id }}
          onClose={close}
          act={(values) => makeMove(of, opened, move, values)}
          onDone={() => {
            close();
            showToast(isDone ? 'Marked as done' : 'Skipped', 'good');
            onChanged();
          }}
        />
      )}
    </>
  );
}
