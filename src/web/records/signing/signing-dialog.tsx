import type { SigningStep } from '#domain/money/signing-steps.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { must, ref, type Field, type Fields } from '#domain/kit/vocabulary/fields.ts';
import { PasswordInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { create } from '../../kit/api/api.ts';
import { AskingDialog } from '../../kit/form/asking-dialog.tsx';
import { FieldScopeProvider } from '../../kit/input/field-scope.ts';
import { namesIn } from '../../kit/names/record-names.ts';
import { pathOf } from '../../kit/state/entities.ts';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import css from './signing.module.css';

interface DialogProps {
  of: Entity;
  record: StoredRecord;
  step: SigningStep;
  onDone(record: StoredRecord): void;
  onClose(): void;
}

const pounds = (amount: unknown) => `£${Number(amount).toFixed(2)}`;
const who = must(ref('Who confirms it', { to: 'staff' }));

function asked(of: Entity, { act, by }: SigningStep): Fields {
  const reason: Field | undefined = of.fields['reversal_reason'];
  if (act === 'reverse' && reason) return { reversal_reason: must(reason) };
  return by === 'pin' ? { confirmed_by: who } : {};
}

/** Says once more what is signed, since a signature is given to a sum and not to a button. */
export function SigningDialog({ of, record, step, onDone, onClose }: DialogProps) {
  const [pin, setPin] = useState('');
  const names = namesIn(record);
  const home = typeof record['home'] === 'string' ? record['home'] : null;
  const scope = useMemo(() => ({ home, resident: null, names: namesIn(record), keepsFile: false }), [home, record]);
  const named = step.act === 'witness' ? record['witness'] : null;
  const whose = typeof record['resident'] === 'string' ? names.get(record['resident']) : undefined;
  return (
    <FieldScopeProvider value={scope}>
      <AskingDialog
        title={step.verb}
        verb={step.by === 'pin' ? 'Confirm' : step.verb}
        fields={asked(of, step)}
        start={step.by === 'pin' && typeof named === 'string' ? { confirmed_by: named } : { status: 'reversed' }}
        act={(values) =>
          create<StoredRecord>(`${pathOf(of)}${record.id}/${step.act}/`, {
            ...values,
            ...(step.by === 'pin' ? { pin } : {}),
            version: record['version'],
          })
        }
        onDone={onDone}
        onClose={onClose}
      >
        <p className={css['sum']}>
          <strong>{pounds(record['amount'])}</strong> {String(record['description'])}
          {whose && <span> · {whose}</span>}
        </p>
        <p>{step.tells}</p>
        {step.by === 'pin' && (
          <PasswordInput
            label="Their PIN"
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={pin}
            visibilityToggleButtonProps={{ 'aria-label': 'Show PIN' }}
            onChange={(event) => setPin(event.currentTarget.value)}
          />
        )}
      </AskingDialog>
    </FieldScopeProvider>
  );
}
