import { whoCan } from '#domain/kit/people/who-can.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { countSigning } from '#domain/money/count-signing.ts';
import { payment } from '#domain/money/payment.ts';
import { paymentsHandover } from '#domain/money/payments-handover.ts';
import { pettyCash } from '#domain/money/petty-cash.ts';
import { signingSteps, type Signer, type SigningStep } from '#domain/money/signing-steps.ts';
import { Button } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useReader } from '../../kit/access/use-reader.ts';
import { useRights } from '../../kit/access/rights.ts';
import { useHomeSettings } from '../../kit/house/use-home-settings.ts';
import { saved } from '../../kit/state/collections.ts';
import { useAuth } from '../../kit/state/store.ts';
import type { RecordPartProps } from '../../records/record/record-slot-context.ts';
import { isRecordOf, storable, type StoredRecord } from '../../kit/state/stored-record.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { CountReport } from './count-report.tsx';
import { SigningDialog } from './signing-dialog.tsx';
import kit from '../../kit/styles/kit.module.css';

const doneWords: Readonly<Record<string, string>> = {
  posted: 'Posted to the ledger',
  awaiting_authority: 'Witnessed; now it has to be authorised',
  reversed: 'Reversed',
  agreed: 'Count agreed',
  discrepancy: 'Signed; the difference is to be resolved',
  resolved: 'Difference resolved',
};

function stepsOf(of: Entity, record: StoredRecord, signer: Omit<Signer, 'entity'>): readonly SigningStep[] {
  if (isRecordOf(payment, of, record)) return signingSteps(record, { ...signer, entity: 'payment' });
  if (isRecordOf(pettyCash, of, record)) return signingSteps(record, { ...signer, entity: 'petty_cash' });
  return isRecordOf(paymentsHandover, of, record) ? countSigning(record, signer) : [];
}

/** Whatever money waits for can be done here: under one's own name, or by a colleague with their PIN. */
export default function SigningButtons({ of, record, onChanged }: RecordPartProps) {
  const rights = useRights();
  const { user } = useAuth();
  const { lone_worker_limit: loneLimit } = useHomeSettings();
  const reader = useReader();
  const [asking, setAsking] = useState<SigningStep | null>(null);
  const dispatch = useDispatch();
  if (record[of.marker] === true) return null;
  const steps = stepsOf(of, record, { me: user?.id ?? null, rights, loneLimit });
  const count = isRecordOf(paymentsHandover, of, record) ? record : null;
  const differs = count?.status === 'discrepancy';
  const stray = count && (differs || count.incident) ? count : null;
  const taken = (changed: StoredRecord) => {
    dispatch(saved(of.name, storable(of, changed)));
    onChanged(changed);
  };
  const done = (changed: StoredRecord) => {
    setAsking(null);
    showToast(doneWords[String(changed['status'])] ?? 'Signed', 'good');
    taken(changed);
  };
  if (steps.length === 0 && !stray) return null;
  const waitsForThird = differs && steps.length === 0;
  return (
    <div className={kit['buttons']}>
      {waitsForThird && (
        <p className={kit['note']}>
          It waits for somebody who did not count it. {whoCan(of.access, 'resolve', reader, 'resolve it')}
        </p>
      )}
      {steps.map((step, at) => (
        <Button
          key={step.act}
          variant={at === 0 && step.act !== 'reverse' ? 'filled' : 'default'}
          leftSection={<IconSignature {...iconProps} />}
          onClick={() => setAsking(step)}
        >
          {step.verb}
        </Button>
      ))}
      {stray && <CountReport count={stray} onChanged={taken} />}
      {asking && <SigningDialog of={of} record={record} step={asking} onDone={done} onClose={() => setAsking(null)} />}
    </div>
  );
}
