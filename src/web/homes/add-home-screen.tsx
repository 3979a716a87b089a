import { home } from '#domain/homes/home.ts';
import { Page } from '../kit/page.tsx';
import { useChooseHome, useLoadHomes } from '../kit/use-choose-home.ts';
import type { Kept } from '../kit/kept.ts';
import { NewRecord } from '../records/record-form.tsx';
import RecordFormScreen from '../records/record-form-screen.tsx';
import { useSearchParams } from 'react-router';

/** A new house: once saved it is the one in view, since whoever makes it goes on to fill it. */
export default function AddHomeScreen() {
  const [params] = useSearchParams();
  const loadHomes = useLoadHomes();
  const chooseHome = useChooseHome();
  const open = async (made: Kept) => {
    await loadHomes();
    await chooseHome({ ...made, name: String(made['name']) });
  };
  if (params.has('id')) return <RecordFormScreen entity={home.name} />;
  return (
    <Page title="Add house" back={{ to: '/home', label: 'Home' }}>
      <NewRecord entity={home} onSaved={open} savedPath={() => '/home'} backPath="/home" />
    </Page>
  );
}
