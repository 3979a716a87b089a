import type { Act } from '#domain/kit/vocabulary/acts.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { must, ref, type Fields } from '#domain/kit/vocabulary/fields.ts';
import { codename } from '#domain/kit/vocabulary/permissions.ts';
import { asksHandedOver } from '#domain/money/count-signing.ts';
import { payment } from '#domain/money/payment.ts';
import { paymentsHandover } from '#domain/money/payments-handover.ts';
import { pettyCash } from '#domain/money/petty-cash.ts';
import type { SigningStep } from '#domain/money/signing-steps.ts';
import { useMemo, useState } from 'react';
import { poundWords } from '#domain/kit/words/pound-words.ts';
import { AskingDialog } from '../../kit/form/asking/asking-dialog.tsx';
import { FieldScopeProvider } from '../../kit/input/field-scope.ts';
import { PinInput } from '../../kit/input/pin-input.tsx';
import { namesIn } from '../../kit/names/record-names.ts';
import { useAuth } from '../../kit/state/store.ts';
import { isRecordOf, textOrNull, type StoredRecord } from '../../kit/state/stored-record.ts';
import { signOnce } from './sign-once.ts';
import css from './signing.module.css';

interface DialogProps {
  of: Entity;
  record: StoredRecord;
  step: SigningStep;
  onDone(record: StoredRecord): void;
  onClose(): void;
}

/** Whoever confirms it with a PIN has to hold the right to. */
const who = (of: Entity, act: Act) =>
  must(ref('Who confirms it', { to: 'staff', asks: { holds: codename(act, of.name) }, byAnother: true }));

function asked(of: Entity, step: SigningStep): Fields {
  const { asks } = step;
  const field = asks && of.fields[asks];
  return {
    ...(field ? { [asks]: must(field) } : {}),
    ...(step.by === 'pin' ? { confirmed_by: who(of, step.act) } : {}),
  };
}

/** Whose id the record holds where the step asks for somebody else. */
const involvedIn = (of: Entity, record: StoredRecord, { act }: SigningStep): readonly string[] =>
  (of.states?.moves ?? [])
    .filter(({ by }) => by === act)
    .flatMap(({ notBy = [] }) => notBy.map((name) => record[name]))
    .filter((id) => typeof id === 'string');

/** Whoever was named for the step when it was written down. */
function expectedSigner(of: Entity, record: StoredRecord, { act }: SigningStep): string | null {
  if (isRecordOf(paymentsHandover, of, record)) return act === 'agree' ? record.received_by : null;
  if (isRecordOf(payment, of, record) || isRecordOf(pettyCash, of, record))
    return act === 'witness' ? record.witness : null;
  return null;
}

/** Where a field belongs to the state that the step leads to, the form has to know that state. */
const leadsTo: Readonly<Record<string, string>> = { reverse: 'reversed', resolve: 'resolved', agree: 'discrepancy' };

/** Says once more what is signed, since a signature is given to a sum and not to a button. */
export function SigningDialog({ of, record, step, onDone, onClose }: DialogProps) {
  const { user } = useAuth();
  const [pin, setPin] = useState('');
  const [handedOver, setHandedOver] = useState('');
  const home = textOrNull(record['home']);
  const scope = useMemo(
    () => ({
      home,
      resident: null,
      names: namesIn(record),
      involved: involvedIn(of, record, step),
      savesFile: false,
    }),
    [home, of, record, step],
  );
  const named = expectedSigner(of, record, step);
  const fields = useMemo(() => asked(of, step), [of, step]);
  const asksBoth = step.act === 'agree' && isRecordOf(paymentsHandover, of, record) && asksHandedOver(record);
  return (
    <FieldScopeProvider value={scope}>
      <AskingDialog
        title={step.verb}
        verb={step.by === 'pin' ? 'Confirm' : step.verb}
        fields={fields}
        start={{
          status: leadsTo[step.act] ?? null,
          ...(step.asks ? { [step.asks]: record[step.asks] ?? null } : {}),
          ...(step.by === 'pin' && named ? { confirmed_by: named } : {}),
        }}
        act={(values) =>
          signOnce({
            of,
            record,
            act: step.act,
            by: step.by === 'pin' ? values['confirmed_by'] : user?.id,
            said: {
              ...values,
              ...(step.by === 'pin' ? { pin } : {}),
              ...(asksBoth ? { handed_over_pin: handedOver } : {}),
            },
          })
        }
        onDone={onDone}
        onClose={onClose}
      >
        <Signed of={of} record={record} />
        <p>{step.hint}</p>
        {step.by === 'pin' && <PinInput label="PIN of whoever confirms" value={pin} onChange={setPin} />}
        {asksBoth && <PinInput label="PIN of whoever hands over" value={handedOver} onChange={setHandedOver} />}
      </AskingDialog>
    </FieldScopeProvider>
  );
}

function Signed({ of, record }: Pick<DialogProps, 'of' | 'record'>) {
  if (isRecordOf(paymentsHandover, of, record))
    return (
      <p className={css['sum']}>
        {record.tins_counted} counted, difference <strong>{poundWords(record.total_difference ?? 0)}</strong>
      </p>
    );
  if (!isRecordOf(payment, of, record) && !isRecordOf(pettyCash, of, record)) return null;
  const whose = isRecordOf(payment, of, record) && namesIn(record).get(record.resident);
  return (
    <p className={css['sum']}>
      <strong>{poundWords(record.amount)}</strong> {record.description}
      {whose && <span> · {whose}</span>}
    </p>
  );
}
