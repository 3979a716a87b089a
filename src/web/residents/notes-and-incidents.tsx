import { handoverResident } from '#domain/handover/handover-resident.ts';
import { bodyMap } from '#domain/incidents/body-map/body-map.ts';
import { incident } from '#domain/incidents/incident/incident.ts';
import { useSearchParams } from 'react-router';
import { BodyMapPanel } from '../body-map/body-map-panel.tsx';
import { ResidentHandover } from '../handover/resident-handover.tsx';
import { IncidentList } from '../incidents/list/incident-list.tsx';
import { incidentIn, IncidentPanel } from '../incidents/page/incident-panel.tsx';
import type { StoredRecord } from '../kit/state/stored-record.ts';
import { seesAny, useRights } from '../kit/access/rights.ts';
import { ResidentRecords } from '../records/screens/resident-records.tsx';
import { DrawMarks } from './draw-marks.tsx';
import { residentTabs } from '../records/resident-tabs.ts';
import css from './notes-and-incidents.module.css';

const { kinds } = residentTabs.notes;

/** The incident that is open; or what changed since the last handover, the incidents, and whatever else was written. */
export default function NotesAndIncidents({ person, hasLeft }: { person: StoredRecord; hasLeft: boolean }) {
  const [params] = useSearchParams();
  const rights = useRights();
  if (incidentIn(params)) return <IncidentPanel person={person} Draw={DrawMarks} />;
  if (params.has('of')) return <ResidentRecords resident={person.id} entities={kinds} hasLeft={hasLeft} />;
  return (
    <div className={css['notes']}>
      {seesAny(rights, handoverResident) && <ResidentHandover resident={person.id} />}
      <IncidentList resident={person.id} hasLeft={hasLeft} />
      {seesAny(rights, bodyMap) && <BodyMapPanel resident={person.id} />}
      <ResidentRecords
        resident={person.id}
        entities={kinds.filter((kind) => kind !== incident.name && kind !== bodyMap.name)}
        hasLeft={hasLeft}
      />
    </div>
  );
}
