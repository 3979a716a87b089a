import { resident } from '#domain/residents/person/resident.ts';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ChooseHouse } from '../../kit/shell/choose-house.tsx';
import { EntityForm, inSections } from '../../kit/form/entity-form.tsx';
import type { EntityFormState } from '../../kit/form/use-entity-form.ts';
import { useRenewResidents } from '../../kit/data/live-house.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { Page } from '../../kit/page/page.tsx';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { useRights } from '../../kit/access/rights.ts';
import { NoRight } from '../../kit/page/states.tsx';
import { useSelectedHome } from '../../kit/state/store.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import '../../records/known-entities.ts';
import RecordFormScreen from '../../records/screens/record-form-screen.tsx';
import { AdmissionForm } from './admission-form.tsx';
import { EmergencyAdmission } from './emergency-admission.tsx';
import { KnownAlready } from './known-already.tsx';
import { NumberCheck } from './number-check.tsx';

/** Someone new comes to live in the house; with an id in the address their record is changed instead. */
export default function AdmissionScreen() {
  const [params] = useSearchParams();
  return params.has('id') ? <RecordFormScreen entity={resident.name} /> : <Admission />;
}

/** Whoever shows every field at once is warned all the same. */
const withWarnings = (form: EntityFormState<typeof resident>, prefix: string, bar: ReactNode) => (
  <>
    <NumberCheck number={form.values.national_id} type={form.values.national_id_type} />
    <KnownAlready values={form.values} />
    {inSections(form, prefix, bar)}
  </>
);

function Admission() {
  const home = useSelectedHome();
  const rights = useRights();
  const where = useEntityPaths();
  const navigate = useNavigate();
  const renew = useRenewResidents();
  // Not in the address: to go from one to the other is not to leave, and both go on with the same draft.
  const [showsAll, setShowsAll] = useState(false);
  const [params] = useSearchParams();
  const list = where.list(resident.name) ?? '/home';
  const back = { to: list, label: 'Residents' };
  if (!home)
    return (
      <Page title="Add resident">
        <ChooseHouse />
      </Page>
    );
  if (!mayAdd(resident, rights))
    return (
      <Page title="Add resident" back={back}>
        <NoRight title="You do not have the right to add a resident" wanted={{ of: resident, act: 'add' }} />
      </Page>
    );
  const admitted = (person: Stored<typeof resident>) => {
    renew();
    void navigate(`${where.detail(resident.name)}?id=${person.id}`);
  };
  const cancel = () => void navigate(list);
  if (params.has('emergency')) {
    return (
      <Page title={`Admit to ${home.name} in an emergency`} tab="Emergency admission" back={back}>
        <EmergencyAdmission home={home.id} onSaved={admitted} onCancel={cancel} />
      </Page>
    );
  }
  const given = { of: resident, preset: { home: home.id }, onSaved: admitted, onCancel: cancel };
  const other = (
    <Button variant="subtle" onClick={() => setShowsAll((now) => !now)}>
      {showsAll ? 'Step by step' : 'Show every field'}
    </Button>
  );
  return (
    <Page title={`Add resident to ${home.name}`} tab="Add resident" back={back} actions={other}>
      {showsAll ? (
        <EntityForm key="all" {...given} layout={withWarnings} />
      ) : (
        <EntityForm
          key="steps"
          {...given}
          layout={(form, prefix, bar) => <AdmissionForm form={form} prefix={prefix} bar={bar} />}
        />
      )}
    </Page>
  );
}
