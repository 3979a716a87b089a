import { whoCan } from '#domain/kit/people/who-can.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { must, type Field, type Fields } from '#domain/kit/vocabulary/fields.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Move } from '#domain/kit/vocabulary/states.ts';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { movesFrom } from '../../kit/access/record-rights.ts';
import { useActor } from '../../kit/access/use-actor.ts';
import { useReader } from '../../kit/access/use-reader.ts';
import { AskingDialog } from '../../kit/form/asking/asking-dialog.tsx';
import { FieldScopeProvider } from '../../kit/input/field-scope.ts';
import { namesIn } from '../../kit/names/record-names.ts';
import { makeMove } from '../../kit/saving/change-record.ts';
import { textOrNull, type StoredRecord } from '../../kit/state/stored-record.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { ownStep } from './own-step.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './next-step.module.css';

interface StepProps {
  entity: Entity;
  record: StoredRecord;
  /** The state to which it gets on from here; null where nothing is left to do. */
  onward: string | null;
  /** What each step means, by the state it leads to, said before it is taken. */
  meaning?: Readonly<Record<string, string>>;
  /** What a step takes and nobody could go on without. */
  needed?: readonly string[];
  /** What a step begins with, beside what the record says already. */
  starts?: (move: Move, now: string) => RecordValues;
  /** Why it is not the reader who goes on, where that is more than a right. */
  because?: (onward: string, me: string | null) => string | null;
  /** Steps that end it without its aim: their button warns. */
  ends?: readonly string[];
  /** Further actions that are no moves. */
  children?: ReactNode;
  onChanged(record: StoredRecord): void;
}

/** The next step as one large button; the other actions beside it, and who takes them where it is somebody else. */
export function NextStep(props: StepProps) {
  const { entity, record, onward, because, children, onChanged } = props;
  const actor = useActor();
  const reader = useReader();
  const [asking, setAsking] = useState<Move | null>(null);
  const moves = movesFrom(entity, record, actor);
  const status = record['status'];
  const main = entity.states?.moves.find(({ from, to }) => to === onward && from.some((one) => one === status));
  const own = ownStep(entity, record, actor, onward);
  const others = moves.filter((move) => move !== own);
  return (
    <>
      {main && !own && (
        <p className={kit['reason']}>
          Next: {midSentence(verbOf(main))}. {because?.(main.to, actor.me)}
          {whoCan(entity.access, main.right, reader)}
        </p>
      )}
      {(own !== undefined || others.length > 0 || children) && (
        <div className={`${kit['buttons']} no-print`}>
          {own && (
            <Button
              className={css['next']}
              size="lg"
              rightSection={<IconArrowRight {...iconProps} />}
              onClick={() => setAsking(own)}
            >
              {verbOf(own)}
            </Button>
          )}
          {others.map((move) => (
            <Button key={move.to} variant="default" onClick={() => setAsking(move)}>
              {verbOf(move)}
            </Button>
          ))}
          {children}
        </div>
      )}
      {asking && (
        <StepDialog
          {...props}
          move={asking}
          now={actor.now}
          onClose={() => setAsking(null)}
          onChanged={(changed) => {
            setAsking(null);
            showToast('Status changed', 'good');
            onChanged(changed);
          }}
        />
      )}
    </>
  );
}

const verbOf = ({ verb, to }: Move): string => verb ?? to;

const asked = (entity: Entity, { needs = [], takes = [] }: Move, needed: readonly string[]): Fields =>
  Object.fromEntries(
    [...needs, ...takes].flatMap((name): readonly (readonly [string, Field])[] => {
      const field = entity.fields[name];
      if (!field) return [];
      // The step writes it although a form of the record does not.
      const { readOnly: _, ...open } = field;
      return [[name, needs.includes(name) || needed.includes(name) ? must(open) : open]];
    }),
  );

interface DialogProps extends StepProps {
  move: Move;
  now: string;
  onClose(): void;
}

function StepDialog(props: DialogProps) {
  const { entity, record, move, now, meaning = {}, needed = [], ends = [], starts, onClose, onChanged } = props;
  const scope = useMemo(
    () => ({ home: textOrNull(record['home']), resident: null, names: namesIn(record), savesFile: false }),
    [record],
  );
  return (
    <FieldScopeProvider value={scope}>
      <AskingDialog
        title={verbOf(move)}
        verb={verbOf(move)}
        isDanger={ends.includes(move.to)}
        fields={asked(entity, move, needed)}
        start={{ ...record, ...starts?.(move, now), status: move.to }}
        draft={{ form: `${entity.name}-${move.to}`.replaceAll('_', '-'), record: record.id }}
        act={(values) => makeMove(entity, record, move, values)}
        onClose={onClose}
        onDone={onChanged}
      >
        {meaning[move.to] && <p>{meaning[move.to]}</p>}
      </AskingDialog>
    </FieldScopeProvider>
  );
}
