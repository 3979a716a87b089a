import { holdsTyped } from '#domain/kit/names/plain-text.ts';
import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { shelvesOf, worthOf } from '#domain/premises/stock/shelf.ts';
import { houseStock } from '#domain/premises/stock/house-stock.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { IconList, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { useRights } from '../../kit/access/rights.ts';
import { MoreMenu, printPage } from '../../kit/page/more-menu.tsx';
import { Page, PageTools } from '../../kit/page/page.tsx';
import { SpareWords } from '../../kit/page/spare-words.tsx';
import { Empty, ErrorState, Loading } from '../../kit/page/states.tsx';
import { usePageParams } from '../../kit/page/use-page-params.ts';
import type { ListedHome } from '../../kit/state/chosen-home.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { StaleNote } from '../../kit/ui/messages/stale-note.tsx';
import { BeginWithSet } from '../../records/begin-with-set.tsx';
import { importAction } from '../../records/import-action.tsx';
import { useRecordParams } from '../../records/use-record-params.ts';
import { CountShelves } from './count-shelves.tsx';
import { ShelvesTable } from './shelves-table.tsx';
import { ShoppingList } from './shopping-list.tsx';
import { poundWords } from '#domain/kit/words/pound-words.ts';
import { useShelves } from './use-shelves.ts';
import kit from '../../kit/styles/kit.module.css';
import { SearchInput } from '../../kit/ui/search-input.tsx';
import css from './stock.module.css';

const listIcon = <IconList {...iconProps} />;
const views = { shelves: 'Shelves', count: 'Count', buy: 'To buy' } as const;
type View = keyof typeof views;
const viewIn = (asked: string | null): View => (asked === 'count' || asked === 'buy' ? asked : 'shelves');

/** The shelves of the house: taken from and filled by a tap, counted, and what has to be bought. */
export function ShelvesPage({ home }: { home: ListedHome }) {
  const rights = useRights();
  const place = useRecordParams();
  const shelves = useShelves(home.id);
  const [params, ask] = usePageParams();
  const view = viewIn(params.get('view'));
  const words = params.get('search') ?? '';
  const { items, state, reload } = shelves;
  const found = items.filter(({ item_name, location, supplier }) =>
    holdsTyped(`${item_name} ${location} ${supplier ?? ''}`, words),
  );
  const mayCount = may(rights, 'change', houseStock.name);
  const offered = keysOf(views).filter((one) => one !== 'count' || mayCount);
  return (
    <Page
      title={houseStock.labels.many}
      actions={
        <>
          <MoreMenu
            items={[
              printPage,
              { label: 'All as a list', icon: listIcon, act: '?all=1' },
              ...(mayAdd(houseStock, rights) ? [importAction('stock')] : []),
            ]}
          />
          {mayAdd(houseStock, rights) && (
            <Button component={Link} to={place.add} leftSection={<IconPlus {...iconProps} />}>
              Add<SpareWords>a thing</SpareWords>
            </Button>
          )}
        </>
      }
    >
      <PageTools>
        <SegmentedControl
          aria-label="What to do with the stock"
          data={offered.map((value) => ({ value, label: views[value] }))}
          value={view}
          onChange={(next) => ask('view', next === 'shelves' ? null : next)}
        />
        <SearchInput
          label="Search the shelves"
          placeholder="Item, place or supplier"
          words={words}
          onSearch={(next) => ask('search', next)}
        />
      </PageTools>
      <StaleNote {...shelves} />
      {state === 'loading' && <Loading rows={10} label="Loading the shelves" />}
      {state === 'failed' && (
        <ErrorState title="The shelves could not be loaded" onRetry={reload}>
          Check the network, then try again.
        </ErrorState>
      )}
      {state === 'loaded' && items.length === 0 && (
        <Empty
          title="Nothing is in stock yet"
          action={mayAdd(houseStock, rights) && <BeginWithSet set="stock_list" isMain />}
        >
          Add what the house keeps, and it is seen when it runs low.
        </Empty>
      )}
      {items.length > 0 && found.length === 0 && (
        <Empty title="Nothing on the shelves is called so">Try another word, or a part of it.</Empty>
      )}
      {found.length > 0 && (
        <div className={css['shelves']}>
          {view === 'buy' ? (
            <ShoppingList home={home.id} items={found} pathTo={place.record} />
          ) : (
            <>
              {view === 'shelves' && <Worth {...worthOf(found)} many={found.length} />}
              {view === 'count' ? (
                <CountShelves shelves={shelvesOf(found)} live={shelves} />
              ) : (
                <ShelvesTable shelves={shelvesOf(found)} live={shelves} pathTo={place.record} />
              )}
            </>
          )}
        </div>
      )}
    </Page>
  );
}

const Worth = ({ sum, unpriced, many }: { sum: number; unpriced: number; many: number }) => (
  <p className={kit['note']}>
    {many === 1 ? '1 thing' : `${many} things`}, worth {poundWords(sum)}
    {unpriced > 0 && `; ${unpriced} of them without a price`}. On each shelf what goes off first stands first.
  </p>
);
