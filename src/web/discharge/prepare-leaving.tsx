import { discharge } from '#domain/residents/leaving/discharge.ts';
import type { resident } from '#domain/residents/person/resident.ts';
import { useState } from 'react';
import { EntityForm } from '../kit/form/entity-form.tsx';
import type { Stored } from '../kit/state/stored-record.ts';
import { mayAdd, mayChange } from '../kit/access/record-rights.ts';
import { useRights } from '../kit/access/rights.ts';
import { NoRight } from '../kit/page/states.tsx';
import { useOpeningActor } from '../kit/access/use-actor.ts';
import { LeavingForm } from './leaving-form.tsx';

interface PrepareProps {
  person: Stored<typeof resident>;
  /** The open discharge; without one a new one is begun. */
  record: Stored<typeof discharge> | null;
  onSaved(leaving: Stored<typeof discharge>): void;
  onCancel(): void;
}

/** Where a leaving is written down, by those who may. What others change in it meanwhile is settled when saving, never under the hands. */
export function PrepareLeaving({ person, record: current, onSaved, onCancel }: PrepareProps) {
  const [record] = useState(current);
  const rights = useRights();
  const actor = useOpeningActor();
  const isAllowed = record ? mayChange(discharge, record, actor) : mayAdd(discharge, rights);
  if (!isAllowed)
    return <NoRight title="You do not have the right to prepare a discharge" wanted={{ of: discharge, act: 'add' }} />;
  return (
    <EntityForm
      of={discharge}
      record={record}
      preset={{ resident: person.id }}
      onSaved={onSaved}
      onCancel={onCancel}
      layout={(form, prefix, bar) => (
        <LeavingForm form={form} prefix={prefix} bar={bar} person={person} record={record} />
      )}
    />
  );
}
