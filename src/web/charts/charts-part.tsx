import { charted, chartKinds } from '#domain/charts/charted.ts';
import { useSearchParams } from 'react-router';
import type { StoredRecord } from '../kit/state/stored-record.ts';
import { seesAny, useRights } from '../kit/access/rights.ts';
import { NoRight } from '../kit/page/states.tsx';
import { ResidentRecords } from '../records/screens/resident-records.tsx';
import { ChartsOverview } from './charts-overview.tsx';
import { OneChart } from './one-chart.tsx';
import { useChartPlace } from './use-chart-place.ts';

export interface ChartsProps {
  person: StoredRecord;
  hasLeft: boolean;
}

/** A resident's charts: all of them small, the one the address names, or the entries behind one. */
export default function ChartsPart({ person, hasLeft }: ChartsProps) {
  const rights = useRights();
  const place = useChartPlace();
  const [params] = useSearchParams();
  if (params.has('of')) return <ResidentRecords resident={person.id} entities={chartKinds} hasLeft={hasLeft} />;
  const kinds = chartKinds.filter((kind) => seesAny(rights, charted[kind].entity));
  if (kinds.length === 0 || (place.kind && !kinds.includes(place.kind))) return <NoRight />;
  return place.kind ? (
    <OneChart person={person} kind={place.kind} place={place} hasLeft={hasLeft} />
  ) : (
    <ChartsOverview person={person} kinds={kinds} place={place} />
  );
}
