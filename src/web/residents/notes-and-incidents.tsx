import { incident } from '#domain/incidents/incident.ts';
import { useSearchParams } from 'react-router';
import { IncidentList } from '../incidents/incident-list.tsx';
import { incidentIn, IncidentPanel } from '../incidents/incident-panel.tsx';
import type { Kept } from '../kit/kept.ts';
import { ResidentRecords } from '../records/resident-records.tsx';
import { residentTabs } from './resident-tabs.ts';
import css from './residents.module.css';

const { kinds } = residentTabs.notes;

/** The incident that is open, or all of them before whatever else was written. */
export function NotesAndIncidents({ person, hasLeft }: { person: Kept; hasLeft: boolean }) {
  const [params] = useSearchParams();
  if (incidentIn(params)) return <IncidentPanel person={person} />;
  if (params.has('of')) return <ResidentRecords resident={person.id} entities={kinds} hasLeft={hasLeft} />;
  return (
    <div className={css['notes']}>
      <IncidentList resident={person.id} hasLeft={hasLeft} />
      <ResidentRecords resident={person.id} entities={kinds.filter((kind) => kind !== incident.name)} hasLeft={hasLeft} />
    </div>
  );
}
