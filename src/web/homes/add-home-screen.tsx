import { home } from '#domain/homes/home.ts';
import { Page } from '../kit/page/page.tsx';
import { useChooseHome, useLoadHomes } from '../kit/data/use-choose-home.ts';
import type { Stored } from '../kit/state/stored-record.ts';
import { ChangedRecord, NewRecord } from '../records/screens/record-form.tsx';
import { useSearchParams } from 'react-router';

const ways = { savedPath: () => '/home', backPath: '/home' };

/** A house and its settings. A new one is, once saved, the one in view, since whoever makes it goes on to fill it. */
export default function AddHomeScreen() {
  const [params] = useSearchParams();
  const loadHomes = useLoadHomes();
  const chooseHome = useChooseHome();
  const open = async (made: Stored<typeof home>) => {
    await loadHomes();
    await chooseHome(made);
  };
  const id = params.get('id');
  return (
    <Page title={id ? 'House settings' : 'Add house'} back={{ to: '/home', label: 'Home' }}>
      {id ? (
        <ChangedRecord entity={home} id={id} onSaved={loadHomes} {...ways} />
      ) : (
        <NewRecord entity={home} onSaved={open} {...ways} />
      )}
    </Page>
  );
}
