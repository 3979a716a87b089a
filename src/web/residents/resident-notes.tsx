import { handoverResident } from '#domain/handover/handover-resident.ts';
import { incident } from '#domain/incidents/incident.ts';
import { useSearchParams } from 'react-router';
import { seesAny, useRights } from '../kit/rights.ts';
import { ResidentHandover } from '../handover/resident-handover.tsx';
import { IncidentList } from '../incidents/incident-list.tsx';
import { IncidentPanel, incidentIn } from '../incidents/incident-panel.tsx';
import { ResidentRecords } from '../records/resident-records.tsx';
import type { PartProps } from './resident-parts.tsx';
import { residentTabs } from './resident-tabs.ts';
import css from './about.module.css';

const kinds: readonly string[] = residentTabs.notes.kinds;

/** What happened to someone: since the last handover, the incidents with all that followed, and everything else that was noted. */
export default function ResidentNotes({ person, hasLeft }: PartProps) {
  const [params] = useSearchParams();
  const rights = useRights();
  if (incidentIn(params)) return <IncidentPanel person={person} />;
  if (params.has('of')) return <ResidentRecords resident={person.id} entities={kinds} hasLeft={hasLeft} />;
  return (
    <div className={css['about']}>
      {seesAny(rights, handoverResident) && <ResidentHandover resident={person.id} />}
      <IncidentList resident={person.id} hasLeft={hasLeft} />
      <ResidentRecords resident={person.id} entities={kinds.filter((kind) => kind !== incident.name)} hasLeft={hasLeft} />
    </div>
  );
}
