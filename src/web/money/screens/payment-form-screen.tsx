import { incident } from '#domain/incidents/incident/incident.ts';
import { giftRefusal } from '#domain/money/gift-to-staff.ts';
import { payment } from '#domain/money/payment.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { useRights } from '../../kit/access/rights.ts';
import { inSections } from '../../kit/form/entity-form.tsx';
import type { EntityFormState } from '../../kit/form/use-entity-form.ts';
import RecordFormScreen from '../../records/screens/record-form-screen.tsx';
import kit from '../../kit/styles/kit.module.css';

/** A gift or a loan to staff is no payment but a question of safeguarding: the report begins here. */
export function SafeguardingButton({ payee, resident }: { payee: string | undefined; resident: unknown }) {
  const rights = useRights();
  if (!payee?.includes(giftRefusal) || typeof resident !== 'string' || !mayAdd(incident, rights)) return null;
  const report = new URLSearchParams({ id: resident, tab: 'notes', incident: 'new', type: 'safeguarding' });
  return (
    <div className={kit['buttons']}>
      <Button component={Link} to={`/resident/detail?${report}`}>
        Begin the safeguarding report
      </Button>
    </div>
  );
}

const layout = (form: EntityFormState<typeof payment>, prefix: string, bar: ReactNode) => (
  <>
    <SafeguardingButton payee={form.errors.payee} resident={form.values.resident} />
    {inSections(form, prefix, bar)}
  </>
);

export default function PaymentFormScreen() {
  return <RecordFormScreen entity={payment.name} layout={layout} />;
}
