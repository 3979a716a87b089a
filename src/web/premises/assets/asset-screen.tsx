import { assetCheck } from '#domain/premises/assets/asset-check.ts';
import { doNotUse } from '#domain/premises/assets/do-not-use.ts';
import { houseAsset } from '#domain/premises/assets/house-asset.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { seesAny, useRights } from '../../kit/access/rights.ts';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { EntityList } from '../../kit/list/entity-list.tsx';
import type { Stored } from '../../kit/state/stored-record.ts';
import { ForHouse } from '../../records/screens/for-house.tsx';
import { OnePage } from '../../records/screens/one-page.tsx';
import RecordListScreen from '../../records/screens/record-list-screen.tsx';
import { useRecordParams } from '../../records/use-record-params.ts';
import { AssetsPage } from './assets-page.tsx';
import { ItsChecks } from './checking/its-checks.tsx';
import kit from '../../kit/styles/kit.module.css';
import record from '../../kit/styles/record.module.css';

/** The things of the house: what is due, one thing, or all of them as a list. */
export default function AssetScreen() {
  const { id, isAdding, isChanging } = useRecordParams();
  const [params] = useSearchParams();
  if (isAdding || isChanging || params.has('all')) return <RecordListScreen entity={houseAsset.name} />;
  if (id !== null)
    return (
      <OnePage
        entity={houseAsset}
        id={id}
        above={(asset) => (
          <>
            <DoNotUse asset={asset} />
            <ItsChecks asset={asset} />
          </>
        )}
        beside={(asset) => <ItsBook asset={asset.id} />}
      />
    );
  return (
    <ForHouse of={houseAsset} called="the things of the house">
      {(home) => <AssetsPage key={home.id} home={home} />}
    </ForHouse>
  );
}

/** The page of one says above all else when nobody may use it. */
function DoNotUse({ asset }: { asset: Stored<typeof houseAsset> }) {
  const today = useHouseClock().today();
  const { category, condition, status, checks } = asset;
  const why = doNotUse({ category, condition, status, checks }, today);
  if (why === null) return null;
  return (
    <div className={record['stop']} role="note" aria-label="Do not use">
      <IconAlertTriangle size={28} stroke={1.75} aria-hidden />
      <strong>Do not use: {why}</strong>
      <span>Take another one. The plans, pads and rounds that name it say so too.</span>
    </div>
  );
}

/** Every check of it that was written down, the newest first; each opens, and may be struck out. */
function ItsBook({ asset }: { asset: string }) {
  if (!seesAny(useRights(), assetCheck)) return null;
  return (
    <section>
      <h2 className={kit['heading']}>{assetCheck.labels.many}</h2>
      <EntityList of={assetCheck} fixed={{ asset }} pathTo={({ id }) => `?of=${assetCheck.name}&id=${id}`} isPart />
    </section>
  );
}
