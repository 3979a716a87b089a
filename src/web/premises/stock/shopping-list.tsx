import { home as homeEntity } from '#domain/homes/home.ts';
import { shoppingList, type SupplierList, type ToBuy } from '#domain/premises/stock/shopping-list.ts';
import type { ShelfItem } from '#domain/premises/stock/shelf.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { getFile } from '../../kit/api/api.ts';
import { downloadBlob } from '../../kit/api/download-blob.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { Empty } from '../../kit/page/states.tsx';
import { FiguresTable } from '../../kit/ui/figures-table.tsx';
import { poundWords } from '#domain/kit/words/pound-words.ts';
import { amountWords } from './stock-words.ts';
import kit from '../../kit/styles/kit.module.css';
import table from '../../kit/styles/table.module.css';

interface ShoppingProps {
  home: string;
  items: readonly ShelfItem[];
  pathTo(id: string): string;
}

/** What is at its level or below, by who delivers it. */
export function ShoppingList({ home, items, pathTo }: ShoppingProps) {
  const lists = shoppingList(items);
  if (lists.length === 0)
    return (
      <Empty title="Nothing has to be bought">Everything stands above the level at which it is ordered again.</Empty>
    );
  return (
    <>
      <div className={`${kit['buttons']} no-print`}>
        <Button variant="default" onClick={() => void takeShoppingList(home)}>
          Save as a file
        </Button>
      </div>
      {lists.map((list) => (
        <OneSupplier key={list.supplier ?? ''} list={list} pathTo={pathTo} />
      ))}
    </>
  );
}

const OneSupplier = ({
  list: { supplier, toBuy, cost },
  pathTo,
}: {
  list: SupplierList;
  pathTo(id: string): string;
}) => (
  <Panel title={supplier ?? 'No supplier written down'} wide>
    <FiguresTable>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Order</th>
          <th scope="col">In stock</th>
          <th scope="col" className={table['sum']}>
            Cost
          </th>
        </tr>
      </thead>
      <tbody>
        {toBuy.map((one) => (
          <BuyLine key={one.item.id} {...one} path={pathTo(one.item.id)} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            Together
          </th>
          <td className={table['sum']}>{poundWords(cost)}</td>
        </tr>
      </tfoot>
    </FiguresTable>
  </Panel>
);

const BuyLine = ({ item, quantity, isSuggested, cost, path }: ToBuy & { path: string }) => (
  <tr>
    <th scope="row">
      <Link className={kit['link']} to={path}>
        {item.item_name}
      </Link>
    </th>
    <td data-label="Order">
      {amountWords(quantity, item.unit)}
      {isSuggested && <span className={kit['note']}> enough for twice its level</span>}
    </td>
    <td data-label="In stock">{amountWords(item.quantity, item.unit)}</td>
    <td data-label="Cost" className={table['sum']}>
      {cost === null ? 'No price' : poundWords(cost)}
    </td>
  </tr>
);

/** As a file for whoever orders; a refusal is told by the call itself. */
async function takeShoppingList(home: string): Promise<void> {
  const answer = await getFile(`${pathOf(homeEntity)}${home}/shopping-list/`);
  if (!answer.ok) return;
  downloadBlob(answer.body, 'shopping-list.csv');
  showToast('The shopping list was saved as a file', 'good');
}
