import type { Plan } from '#domain/plans/plan/plan.ts';
import {
  adoptAction,
  suggestAdopting,
  type Adopted,
  type TrackingChange,
} from '#domain/residents/monitoring/adopt-action.ts';
import type { Fields } from '#domain/kit/vocabulary/fields.ts';
import { careTracking } from '#domain/residents/monitoring/care-tracking.ts';
import { Button, Modal } from '@mantine/core';
import { IconArrowRight, IconChecklist } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { mayAdd, mayChange } from '../../kit/access/record-rights.ts';
import { useRights } from '../../kit/access/rights.ts';
import { useActor } from '../../kit/access/use-actor.ts';
import { create, partialUpdate } from '../../kit/api/api.ts';
import { notDone } from '../../kit/api/failure-words.ts';
import { useRecords } from '../../kit/data/use-records.ts';
import { FieldInput } from '../../kit/form/field-input.tsx';
import { pathOf } from '../../kit/state/entities.ts';
import { shapeOf } from '../../kit/api/shapes.ts';
import type { Listed } from '../../kit/state/stored-record.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { InlineError } from '../../kit/ui/messages/inline-error.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './adopt.module.css';

interface AdoptProps {
  record: Pick<Plan, 'resident' | 'domain' | 'title' | 'review_date' | 'actions'>;
  /** Which step of the plan. */
  place: number;
}

/** Carries a step of the plan into daily care; what would change there is shown before it is done. */
export function AdoptButton({ record, place }: AdoptProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        className="no-print"
        leftSection={<IconChecklist {...iconProps} />}
        onClick={() => setIsOpen(true)}
      >
        Bring into daily care
      </Button>
      {isOpen && <AdoptDialog record={record} place={place} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Whether this person may change what is watched. */
export const useMayAdopt = (): boolean => mayAdd(careTracking, useRights());

function AdoptDialog({ record, place, onClose }: AdoptProps & { onClose(): void }) {
  const { records, state } = useRecords(careTracking, { resident: record.resident });
  return (
    <Modal opened onClose={onClose} title="Bring this step into daily care" size="lg">
      {state === 'loaded' ? (
        <Adopting record={record} place={place} tracking={records[0] ?? null} onClose={onClose} />
      ) : (
        <p>{state === 'loading' ? 'Looking up what is watched now …' : 'Could not load what is watched now.'}</p>
      )}
    </Modal>
  );
}

const columns: Fields = careTracking.fields.details.columns;
const asked = ['chart', 'frequency', 'interval_value', 'two_staff', 'prompt_text'] as const;
const counted = ['x_per_day', 'interval_hours'];

function Adopting({
  record,
  place,
  tracking,
  onClose,
}: AdoptProps & { tracking: Listed<typeof careTracking> | null; onClose(): void }) {
  const actor = useActor();
  const prefix = useId();
  const action = record.actions[place];
  const [adopted, setAdopted] = useState<Adopted | null>(() =>
    action ? suggestAdopting(record.domain, action, tracking) : null,
  );
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  if (!adopted || !action) return null;
  const { values, changes } = adoptAction(tracking, adopted, record);
  const put = (more: Partial<Adopted>) => {
    const next = { ...adopted, ...more };
    setAdopted(counted.includes(next.frequency) ? next : { ...next, interval_value: null });
  };
  const isLacking = counted.includes(adopted.frequency) && adopted.interval_value === null;
  const may = tracking === null || mayChange(careTracking, tracking, actor);

  async function save() {
    setIsBusy(true);
    const answer = tracking
      ? await partialUpdate(
          pathOf(careTracking),
          tracking.id,
          {
            ...values,
            version: tracking.version,
          },
          { is: shapeOf(careTracking) },
        )
      : await create(pathOf(careTracking), { ...values, resident: record.resident }, { is: shapeOf(careTracking) });
    setIsBusy(false);
    setSaid(answer.ok ? '' : notDone(answer));
    if (!answer.ok) return;
    showToast('Brought into daily care', 'good');
    onClose();
  }
  return (
    <div className={css['adopt']}>
      <p>
        <strong>{action.what}</strong>
      </p>
      {asked
        .filter((name) => name !== 'interval_value' || counted.includes(adopted.frequency))
        .map((name) => {
          const field = columns[name];
          return (
            field && (
              <FieldInput
                key={name}
                field={field}
                name={name}
                id={`${prefix}-${name}`}
                value={adopted[name]}
                error={null}
                needed={field.must === true || name === 'interval_value'}
                onChange={(value) => put({ [name]: value })}
              />
            )
          );
        })}
      <Changes changes={changes} />
      {said && <InlineError>{said}</InlineError>}
      <div className={kit['buttons']}>
        <Button loading={isBusy} disabled={changes.length === 0 || isLacking || !may} onClick={() => void save()}>
          Change daily care
        </Button>
        <Button variant="default" onClick={onClose}>
          Leave it as it is
        </Button>
      </div>
    </div>
  );
}

function Changes({ changes }: { changes: readonly TrackingChange[] }) {
  if (changes.length === 0) return <p className={kit['quiet']}>Daily care says this already: nothing would change.</p>;
  return (
    <section aria-label="What would change">
      <h3 className={kit['subheading']}>What would change</h3>
      <ul className={css['changes']}>
        {changes.map(({ what, now, next }) => (
          <li key={what}>
            <span className={kit['quiet']}>{what}</span> {now}
            <IconArrowRight size={16} stroke={2} aria-label="becomes" /> <strong>{next}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
