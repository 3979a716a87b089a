import { houseStock } from '#domain/premises/stock/house-stock.ts';
import { useSearchParams } from 'react-router';
import { ForHouse } from '../../records/screens/for-house.tsx';
import { OnePage } from '../../records/screens/one-page.tsx';
import RecordListScreen from '../../records/screens/record-list-screen.tsx';
import { useRecordParams } from '../../records/use-record-params.ts';
import { OnTheShelf } from './on-the-shelf.tsx';
import { UsedBy } from './used-by.tsx';
import { ShelvesPage } from './shelves-page.tsx';

/** What the house has in stock: shelf by shelf, one thing of it, or all of it as a list. */
export default function StockScreen() {
  const { id, isAdding, isChanging } = useRecordParams();
  const [params] = useSearchParams();
  if (isAdding || isChanging || params.has('all')) return <RecordListScreen entity={houseStock.name} />;
  if (id !== null)
    return (
      <OnePage
        entity={houseStock}
        id={id}
        above={(stock, take) => <OnTheShelf stock={stock} onMoved={take} />}
        beside={(stock) => <UsedBy stock={stock} />}
      />
    );
  return (
    <ForHouse of={houseStock} called="the stock">
      {(home) => <ShelvesPage key={home.id} home={home} />}
    </ForHouse>
  );
}
