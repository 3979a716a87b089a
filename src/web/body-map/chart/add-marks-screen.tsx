import { bodyMap } from '#domain/incidents/body-map/body-map.ts';
import { useSearchParams } from 'react-router';
import { ChooseHouse } from '../../kit/shell/choose-house.tsx';
import { Page } from '../../kit/page/page.tsx';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { useRights } from '../../kit/access/rights.ts';
import { NoRight } from '../../kit/page/states.tsx';
import { useSelectedHome } from '../../kit/state/store.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { ChooseResident } from '../../records/resident/choose-resident.tsx';
import { FormBanner } from '../../records/resident/form-banner.tsx';
import RecordFormScreen from '../../records/screens/record-form-screen.tsx';
import { ChartForm } from './chart-form.tsx';

/** New marks on a resident's body. With an id in the address it is the usual form, for changing one mark. */
export default function AddMarksScreen() {
  const [params, setParams] = useSearchParams();
  const home = useSelectedHome();
  const rights = useRights();
  const list = useEntityPaths().list(bodyMap.name) ?? '/home';
  const resident = params.get('resident');
  const title = 'Add marks';
  if (params.has('id')) return <RecordFormScreen entity={bodyMap.name} />;
  if (!home)
    return (
      <Page title={title}>
        <ChooseHouse />
      </Page>
    );
  const bodyPath = `${list}?resident=${resident ?? ''}`;
  const back = resident ? { to: bodyPath, label: 'Body map' } : { to: list, label: 'Body maps' };
  if (!mayAdd(bodyMap, rights))
    return (
      <Page title={title} back={back}>
        <NoRight title="You do not have the right to add a mark" wanted={{ of: bodyMap, act: 'add' }} />
      </Page>
    );
  if (!resident)
    return (
      <Page title={title} back={back}>
        <ChooseResident title="Whose body map is it?" />
      </Page>
    );
  const chooseAnother = () =>
    setParams((now) => {
      now.delete('resident');
      return now;
    });
  return (
    <Page title={title} back={back}>
      <FormBanner of={bodyMap} resident={resident} onOther={chooseAnother} />
      <ChartForm
        key={resident}
        resident={resident}
        incidentId={params.get('incident')}
        occasion={params.get('occasion')}
        bodyPath={bodyPath}
      />
    </Page>
  );
}
