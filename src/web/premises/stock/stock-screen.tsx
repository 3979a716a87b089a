import { houseStock } from '#domain/premises/stock/house-stock.ts';
import { useSearchParams } from 'react-router';
import { seesAny, useRights } from '../../kit/access/rights.ts';
import { Page } from '../../kit/page/page.tsx';
import { NoRight } from '../../kit/page/states.tsx';
import { ChooseHouse } from '../../kit/shell/choose-house.tsx';
import { useChosenHome } from '../../kit/state/store.ts';
import { OneRecord } from '../../records/record/one-record.tsx';
import { useRecordTitle } from '../../records/record/use-record-title.ts';
import RecordListScreen from '../../records/screens/record-list-screen.tsx';
import { usePlace } from '../../records/use-place.ts';
import { OnTheShelf } from './on-the-shelf.tsx';
import { UsedBy } from './used-by.tsx';
import { ShelvesPage } from './shelves-page.tsx';

const { one, many } = houseStock.labels;

/** What the house has in stock: shelf by shelf, one thing of it, or all of it as a list. */
export default function StockScreen() {
  const { id, isAdding, isChanging, list, change } = usePlace();
  const [params] = useSearchParams();
  const home = useChosenHome().selected;
  const rights = useRights();
  const title = useRecordTitle(houseStock, id);
  if (isAdding || isChanging || params.has('all')) return <RecordListScreen entity={houseStock.name} />;
  if (id !== null)
    return (
      <Page title={title} tab={one} back={{ to: list, label: many }}>
        <OneRecord
          entity={houseStock}
          id={id}
          editPath={change(id)}
          above={(stock, take) => <OnTheShelf stock={stock} onMoved={take} />}
          beside={(stock) => <UsedBy stock={stock} />}
        />
      </Page>
    );
  if (!home || !seesAny(rights, houseStock))
    return (
      <Page title={many}>
        {home ? <NoRight title="You do not have the right to see the stock" /> : <ChooseHouse />}
      </Page>
    );
  return <ShelvesPage key={home.id} home={home} />;
}
