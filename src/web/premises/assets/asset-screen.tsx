import { doNotUse } from '#domain/premises/assets/do-not-use.ts';
import { houseAsset } from '#domain/premises/assets/house-asset.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { Page } from '../../kit/page/page.tsx';
import type { Stored } from '../../kit/state/stored-record.ts';
import { OneRecord } from '../../records/record/one-record.tsx';
import RecordListScreen from '../../records/screens/record-list-screen.tsx';
import { usePlace } from '../../records/use-place.ts';
import css from '../../kit/styles/record.module.css';

const { one, many } = houseAsset.labels;

/** The things of the house. The page of one says above all else when nobody may use it. */
export default function AssetScreen() {
  const { id, isChanging, list, change } = usePlace();
  if (id === null || isChanging) return <RecordListScreen entity={houseAsset.name} />;
  return (
    <Page title={one} back={{ to: list, label: many }}>
      <OneRecord entity={houseAsset} id={id} editPath={change(id)} above={(record) => <DoNotUse asset={record} />} />
    </Page>
  );
}

function DoNotUse({ asset }: { asset: Stored<typeof houseAsset> }) {
  const today = useHouseClock().today();
  const why = doNotUse({ condition: asset.condition, status: asset.status, checks: asset.checks }, today);
  if (why === null) return null;
  return (
    <div className={css['stop']} role="note" aria-label="Do not use">
      <IconAlertTriangle size={28} stroke={1.75} aria-hidden />
      <strong>Do not use: {why}</strong>
      <span>Take another one. The plans, pads and rounds that name it say so too.</span>
    </div>
  );
}
