import { signableFrom, signingSteps, type SigningStep } from '#domain/money/signing-steps.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { Button } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useRights } from '../../kit/access/rights.ts';
import { useHomeSettings } from '../../kit/house/use-home-settings.ts';
import { saved } from '../../kit/state/collections.ts';
import { useAuth } from '../../kit/state/store.ts';
import { storable, type StoredRecord } from '../../kit/state/stored-record.ts';
import { say } from '../../kit/state/toasts.ts';
import { iconLook } from '../../kit/ui/icon-look.ts';
import { SigningDialog } from './signing-dialog.tsx';
import kit from '../../kit/styles/kit.module.css';

interface SigningProps {
  of: Entity;
  record: StoredRecord;
  onChanged(record: StoredRecord): void;
}

const isMovement = (name: string): name is 'payment' | 'petty_cash' => name === 'payment' || name === 'petty_cash';

const doneWords: Readonly<Record<string, string>> = {
  posted: 'Posted to the ledger',
  awaiting_authority: 'Witnessed; it waits for the manager',
  reversed: 'Reversed',
};

/** Whatever a movement of money waits for can be done here: under one's own name, or by a colleague with their PIN. */
export function SigningButtons({ of, record, onChanged }: SigningProps) {
  const rights = useRights();
  const { user } = useAuth();
  const { lone_worker_limit: loneLimit } = useHomeSettings();
  const [asking, setAsking] = useState<SigningStep | null>(null);
  const dispatch = useDispatch();
  if (!isMovement(of.name) || record[of.marker] === true) return null;
  const steps = signingSteps(signableFrom(record), {
    entity: of.name,
    me: user?.id ?? null,
    rights,
    loneLimit,
  });
  const done = (changed: StoredRecord) => {
    setAsking(null);
    dispatch(saved(of.name, storable(of, changed)));
    say(doneWords[String(changed['status'])] ?? 'Signed', 'good');
    onChanged(changed);
  };
  if (steps.length === 0) return null;
  return (
    <div className={kit['buttons']}>
      {steps.map((step, at) => (
        <Button
          key={step.act}
          variant={at === 0 && step.act !== 'reverse' ? 'filled' : 'default'}
          leftSection={<IconSignature {...iconLook} />}
          onClick={() => setAsking(step)}
        >
          {step.verb}
        </Button>
      ))}
      {asking && <SigningDialog of={of} record={record} step={asking} onDone={done} onClose={() => setAsking(null)} />}
    </div>
  );
}
