import { Suspense, type FC } from 'react';
import { ResidentCharts } from '../charts/resident-charts.tsx';
import { lazyPage } from '../kit/page/opening/lazy-page.tsx';
import { Loading } from '../kit/page/states.tsx';
import { ResidentRecords } from '../records/screens/resident-records.tsx';
import type { PartProps } from './part-props.ts';
import { ResidentAbout } from './resident-about.tsx';
import { residentTabs, type ResidentTab } from '../records/resident-tabs.ts';
import { ResidentToday } from './resident-today.tsx';

const Notes = lazyPage(() => import('./notes-and-incidents.tsx'));

/** Nobody waits for the incidents who does not look at them. */
const NotesAndIncidents: FC<PartProps> = (props) => (
  <Suspense fallback={<Loading rows={6} label="Loading notes and incidents" />}>
    <Notes {...props} />
  </Suspense>
);

const Plans = lazyPage(() => import('./plans-and-risks.tsx'));

const PlansAndRisks: FC<PartProps> = (props) => (
  <Suspense fallback={<Loading rows={6} label="Loading plans and risks" />}>
    <Plans {...props} />
  </Suspense>
);

/** The records of a tab as they follow from their declarations. */
const recordsOf = (tab: ResidentTab): FC<PartProps> =>
  function Records({ person, hasLeft }) {
    return <ResidentRecords resident={person.id} entities={residentTabs[tab].kinds} hasLeft={hasLeft} />;
  };

/** What stands on each part of a resident's page. */
export const residentParts: Readonly<Record<ResidentTab, FC<PartProps>>> = {
  today: ResidentToday,
  charts: ResidentCharts,
  plans: PlansAndRisks,
  notes: NotesAndIncidents,
  money: recordsOf('money'),
  about: ResidentAbout,
};
