import { whoCan } from '#domain/kit/people/who-can.ts';
import { midSentence } from '#domain/kit/people/mid-sentence.ts';
import { must, type Field, type Fields } from '#domain/kit/vocabulary/fields.ts';
import type { Move } from '#domain/kit/vocabulary/states.ts';
import { repairRecord } from '#domain/premises/repairs/repair-record.ts';
import { mainStep } from '#domain/premises/repairs/repair-states.ts';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { movesFrom } from '../../../kit/access/record-rights.ts';
import { useAsker } from '../../../kit/access/use-asker.ts';
import { useReader } from '../../../kit/access/use-reader.ts';
import { AskingDialog } from '../../../kit/form/asking-dialog.tsx';
import { FieldScopeProvider } from '../../../kit/input/field-scope.ts';
import { namesIn } from '../../../kit/names/record-names.ts';
import { makeMove } from '../../../kit/saving/change-record.ts';
import type { StoredRecord } from '../../../kit/state/stored-record.ts';
import { say } from '../../../kit/state/toasts.ts';
import { iconLook } from '../../../kit/ui/icon-look.ts';
import type { ShownRepair } from './shown-repair.ts';
import kit from '../../../kit/styles/kit.module.css';
import css from './one.module.css';

interface StepProps {
  repair: ShownRepair;
  onChanged(repair: StoredRecord): void;
}

/** What each step means, said before it is taken. */
const meaning: Readonly<Record<string, string>> = {
  verified:
    'You looked at it yourself, and it works. It stays as it is from now on; what it cost may still be filled in.',
  awaiting_parts: 'It stays open until the parts are here.',
  cancelled: 'Nobody mends it. Whoever needs it reports it again.',
};

/** The next step as one large button; the other ways on beside it, and who takes them where it is somebody else. */
export function NextStep({ repair, onChanged }: StepProps) {
  const asker = useAsker();
  const reader = useReader();
  const [asking, setAsking] = useState<Move | null>(null);
  const moves = movesFrom(repairRecord, repair, asker);
  const main = mainStep(repair.status);
  const own = moves.find((move) => move.to === main?.to);
  const others = moves.filter((move) => move !== own);
  return (
    <>
      {main && !own && (
        <p className={kit['reason']}>
          Next: {midSentence(main.verb)}.{' '}
          {main.to === 'verified' && repair.completed_by === asker.me && 'You marked it complete, so it is not you. '}
          {whoCan(repairRecord.access, main.right, reader)}
        </p>
      )}
      {(own !== undefined || others.length > 0) && (
        <div className={`${kit['buttons']} no-print`}>
          {own && (
            <Button
              className={css['next']}
              size="lg"
              rightSection={<IconArrowRight {...iconLook} />}
              onClick={() => setAsking(own)}
            >
              {own.verb}
            </Button>
          )}
          {others.map((move) => (
            <Button key={move.to} variant="default" onClick={() => setAsking(move)}>
              {move.verb}
            </Button>
          ))}
        </div>
      )}
      {asking && (
        <StepDialog
          repair={repair}
          move={asking}
          now={asker.now}
          onClose={() => setAsking(null)}
          onDone={(changed) => {
            setAsking(null);
            say('Status changed', 'good');
            onChanged(changed);
          }}
        />
      )}
    </>
  );
}

/** What the step takes is needed here where the next person could not go on without it. */
const neededHere = ['contractor', 'reopen_reason'];

const asked = ({ needs = [], takes = [] }: Move): Fields =>
  Object.fromEntries(
    [...needs, ...takes].flatMap((name): readonly (readonly [string, Field])[] => {
      const field = repairRecord.fields[name];
      if (!field) return [];
      return [[name, needs.includes(name) || neededHere.includes(name) ? must(field) : field]];
    }),
  );

/** Times begin with now: most steps are written down as they are taken. */
const startOf = (repair: ShownRepair, { to, needs = [], takes = [] }: Move, now: string) => ({
  ...repair,
  ...([...needs, ...takes].includes('attended_at') && repair.attended_at === null ? { attended_at: now } : {}),
  ...(needs.includes('completed_at') ? { completed_at: now } : {}),
  reopen_reason: null,
  status: to,
});

interface DialogProps {
  repair: ShownRepair;
  move: Move;
  now: string;
  onClose(): void;
  onDone(changed: StoredRecord): void;
}

function StepDialog({ repair, move, now, onClose, onDone }: DialogProps) {
  const scope = useMemo(
    () => ({ home: repair.home, resident: null, names: namesIn(repair), keepsFile: false }),
    [repair],
  );
  const verb = move.verb ?? move.to;
  return (
    <FieldScopeProvider value={scope}>
      <AskingDialog
        title={verb}
        verb={verb}
        isDanger={move.to === 'cancelled'}
        fields={asked(move)}
        start={startOf(repair, move, now)}
        draft={{ form: `repair-${move.to}`, record: repair.id }}
        act={(values) => makeMove(repairRecord, repair, move, values)}
        onClose={onClose}
        onDone={onDone}
      >
        {meaning[move.to] && <p>{meaning[move.to]}</p>}
      </AskingDialog>
    </FieldScopeProvider>
  );
}
