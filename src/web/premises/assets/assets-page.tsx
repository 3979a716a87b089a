import { isKeyOf } from '#domain/kit/vocabulary/record-values.ts';
import { holdsTyped } from '#domain/kit/names/plain-text.ts';
import { home as homeEntity } from '#domain/homes/home.ts';
import { assetListMadeOf, checksOf, type AssetItem, type AssetList } from '#domain/premises/assets/asset-list.ts';
import { houseAsset } from '#domain/premises/assets/house-asset.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { IconList, IconPlus, IconQrcode, IconScan } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { WhoAdds } from '../../kit/page/add-link.tsx';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { useRights } from '../../kit/access/rights.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { useHomeSettings } from '../../kit/house/use-home-settings.ts';
import { MoreMenu, printPage } from '../../kit/page/more-menu.tsx';
import { Page, PageTools } from '../../kit/page/page.tsx';
import { SpareWords } from '../../kit/page/spare-words.tsx';
import { Empty, ErrorState, Loading } from '../../kit/page/states.tsx';
import { usePageParams } from '../../kit/page/use-page-params.ts';
import type { ListedHome } from '../../kit/state/chosen-home.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { StaleNote } from '../../kit/ui/messages/stale-note.tsx';
import { SearchInput } from '../../kit/ui/search-input.tsx';
import { BeginWithSet } from '../../records/begin-with-set.tsx';
import { importAction } from '../../records/import-action.tsx';
import { useRecordParams } from '../../records/use-record-params.ts';
import { Certificates } from './certificates.tsx';
import { DueTable } from './due-table.tsx';
import { Labels } from './labels/labels.tsx';
import { LogBookView } from './log-book.tsx';
import { NotInUse } from './not-in-use.tsx';
import { ScanDialog } from './labels/scan-dialog.tsx';
import { Walk } from './checking/walk.tsx';
import css from './assets.module.css';

const views = { due: 'Due', walk: 'Walk', log: 'Log book', papers: 'Papers', labels: 'Labels' } as const;
type View = keyof typeof views;
/** Labels are printed now and then. */
const offered: readonly View[] = ['due', 'walk', 'log', 'papers'];

const listIcon = <IconList {...iconProps} />;
const labelIcon = <IconQrcode {...iconProps} />;

const isAssetList = objectWith<AssetList>('items');

/** Everything the house owns, in one call, and again whenever something of it changes. */
const useAssets = (house: string) =>
  useLiveAnswer(`${pathOf(homeEntity)}${house}/assets/`, { is: isAssetList, of: assetListMadeOf, home: house });

/** The things of the house: what is due, what is looked at on the way, the book of it, and the papers. */
export function AssetsPage({ home }: { home: ListedHome }) {
  const rights = useRights();
  const place = useRecordParams();
  const assets = useAssets(home.id);
  const [params, ask] = usePageParams();
  const [isScanning, setIsScanning] = useState(false);
  const asked = params.get('view');
  const view = isKeyOf(views, asked) ? asked : 'due';
  const words = params.get('search') ?? '';
  const { body, state, reload } = assets;
  const items = body?.items ?? [];
  const found = items.filter(({ name, asset_tag, location, resident_name }) =>
    holdsTyped(`${name} ${asset_tag} ${location} ${resident_name ?? ''}`, words),
  );
  return (
    <Page
      title="Assets"
      actions={
        <>
          <MoreMenu
            items={[
              printPage,
              { label: 'Labels to print', icon: labelIcon, act: '?view=labels' },
              { label: 'All as a list', icon: listIcon, act: '?all=1' },
              ...(mayAdd(houseAsset, rights) ? [importAction('assets')] : []),
            ]}
          />
          <Button variant="default" onClick={() => setIsScanning(true)} leftSection={<IconScan {...iconProps} />}>
            <span data-spare="all">Scan</span>
          </Button>
          {mayAdd(houseAsset, rights) && (
            <Button component={Link} to={place.add} leftSection={<IconPlus {...iconProps} />}>
              Add<SpareWords>a thing</SpareWords>
            </Button>
          )}
        </>
      }
    >
      <PageTools>
        <SegmentedControl
          aria-label="What to see of the things of the house"
          data={offered.map((value) => ({ value, label: views[value] }))}
          value={view}
          onChange={(next) => ask('view', next === 'due' ? null : next)}
        />
        <SearchInput
          label="Search the things of the house"
          placeholder="Thing, tag or place"
          words={words}
          onSearch={(next) => ask('search', next)}
        />
      </PageTools>
      <StaleNote {...assets} />
      {state === 'loading' && <Loading rows={10} label="Loading the things of the house" />}
      {state === 'failed' && (
        <ErrorState title="The things of the house could not be loaded" onRetry={reload}>
          Check the network, then try again.
        </ErrorState>
      )}
      {state === 'loaded' && items.length === 0 && (
        <Empty
          title="No thing of the house is written down yet"
          action={
            mayAdd(houseAsset, rights) ? <BeginWithSet set="premises_checks" isMain /> : <WhoAdds of={houseAsset} />
          }
        >
          What is checked and mended stands here, so that what is due is seen in time.
        </Empty>
      )}
      {items.length > 0 && found.length === 0 && (
        <Empty title="No thing of the house is called so">Try another word, or a part of it.</Empty>
      )}
      {found.length > 0 && (
        <div className={css['view']}>
          <ViewOf view={view} home={home.id} items={found} search={words} pathTo={place.record} />
        </div>
      )}
      {isScanning && <ScanDialog items={items} pathTo={place.record} onClose={() => setIsScanning(false)} />}
    </Page>
  );
}

interface ViewProps {
  view: View;
  home: string;
  items: readonly AssetItem[];
  search: string;
  pathTo(id: string): string;
}

function ViewOf({ view, home, items, search, pathTo }: ViewProps) {
  const clock = useHouseClock();
  const today = clock.today();
  const settings = useHomeSettings();
  const checks = checksOf(items, { settings, today, zone: clock.zone });
  switch (view) {
    case 'due':
      return (
        <>
          <NotInUse items={items} today={today} pathTo={pathTo} />
          <DueTable home={home} checks={checks} today={today} pathTo={pathTo} />
        </>
      );
    case 'walk':
      return <Walk home={home} checks={checks} today={today} pathTo={pathTo} />;
    case 'log':
      return <LogBookView home={home} search={search} pathTo={pathTo} />;
    case 'papers':
      return <Certificates checks={checks} pathTo={pathTo} />;
    case 'labels':
      return <Labels items={items} />;
  }
}
