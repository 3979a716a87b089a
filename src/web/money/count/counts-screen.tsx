import { paymentsHandover } from '#domain/money/payments-handover.ts';
import { Page } from '../../kit/page/page.tsx';
import { useSelectedHome } from '../../kit/state/store.ts';
import { OneRecord } from '../../records/record/one-record.tsx';
import RecordListScreen from '../../records/screens/record-list-screen.tsx';
import { useRecordParams } from '../../records/use-record-params.ts';
import { CountFacts } from './count-facts.tsx';
import { CountPage } from './count-page.tsx';

/** Cash counts: the list of them, one as a sheet of its tins, or a new one, counted blind. */
export function CountsScreen({ kinds }: { kinds: readonly string[] }) {
  const place = useRecordParams();
  const home = useSelectedHome();
  if (place.isAdding && home) return <CountPage key={home.id} home={home} />;
  if (!place.id || place.isChanging) return <RecordListScreen entity={paymentsHandover.name} related={kinds} />;
  return (
    <Page title="Cash count" back={{ to: place.list, label: 'Cash counts' }}>
      <OneRecord
        entity={paymentsHandover}
        id={place.id}
        editPath={place.change(place.id)}
        facts={(record, wording) => <CountFacts record={record} wording={wording} />}
      />
    </Page>
  );
}
