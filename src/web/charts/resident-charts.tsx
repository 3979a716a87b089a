import { Suspense } from 'react';
import { lazyPage } from '../kit/page/opening/lazy-page.tsx';
import { Loading } from '../kit/page/states.tsx';
import type { ChartsProps } from './charts-part.tsx';

const ChartsPart = lazyPage(() => import('./charts-part.tsx'));

/** Nobody waits for the drawing of charts who does not look at them. */
export const ResidentCharts = (props: ChartsProps) => (
  <Suspense fallback={<Loading rows={6} label="Loading charts" />}>
    <ChartsPart {...props} />
  </Suspense>
);
