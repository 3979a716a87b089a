import { charted, chartKinds } from '#domain/charts/charted.ts';
import type { Kept } from '../kit/kept.ts';
import { seesAny, useRights } from '../kit/rights.ts';
import { NoRight } from '../kit/states.tsx';
import { ChartsOverview } from './charts-overview.tsx';
import { OneChart } from './one-chart.tsx';
import { useChartPlace } from './use-chart-place.ts';

/** A resident's charts: all of them small, or the one the address names. */
export function ResidentCharts({ resident }: { resident: Kept }) {
  const rights = useRights();
  const place = useChartPlace();
  const kinds = chartKinds.filter((kind) => seesAny(rights, charted[kind].entity));
  if (kinds.length === 0 || (place.kind && !kinds.includes(place.kind))) return <NoRight who="A manager can give you the right to see these charts." />;
  return place.kind ? <OneChart person={resident} kind={place.kind} place={place} /> : <ChartsOverview person={resident} kinds={kinds} place={place} />;
}
