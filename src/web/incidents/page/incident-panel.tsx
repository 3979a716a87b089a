import { incident } from '#domain/incidents/incident/incident.ts';
import { useState, type ComponentType } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Stored, StoredRecord } from '../../kit/state/stored-record.ts';
import { usePrintedAs } from '../../kit/page/print/printed-as.ts';
import { mayAdd, mayChange } from '../../kit/access/record-rights.ts';
import { useRights } from '../../kit/access/rights.ts';
import { ErrorState, Loading, NoRight } from '../../kit/page/states.tsx';
import { useOpeningActor } from '../../kit/access/use-actor.ts';
import { useRecord } from '../../kit/data/use-record.ts';
import { MissingRecord } from '../../records/record/missing-record.tsx';
import type { DrawProps } from '../report/drawn-marks.ts';
import { IncidentPage } from './incident-page.tsx';
import { incidentPath, incidentsPath } from '../incident-path.ts';
import { IncidentReport } from '../report/incident-report.tsx';
import { StaleNote } from '../../kit/ui/messages/stale-note.tsx';

/** Which incident an address asks for: a new one, one by its id, or none. Older links name it as any record is named. */
export function incidentIn(params: URLSearchParams): string | null {
  const asked = params.get('incident');
  if (asked || params.get('of') !== incident.name) return asked;
  return params.has('add') ? 'new' : params.get('record');
}

interface PanelProps {
  person: StoredRecord | null;
  Draw?: ComponentType<DrawProps>;
}

/** An incident on the page of the person it happened to, or on that of the house: its report, or all that followed. */
export function IncidentPanel({ person, Draw }: PanelProps) {
  const [params] = useSearchParams();
  const asked = incidentIn(params);
  if (!asked) return null;
  return asked === 'new' ? (
    <NewIncident person={person} Draw={Draw} mark={params.get('body_map')} type={params.get('type')} />
  ) : (
    <OneIncident key={asked} id={asked} person={person} isChanging={params.has('edit')} />
  );
}

function NewIncident({
  person,
  mark,
  type,
  Draw,
}: {
  person: StoredRecord | null;
  mark: string | null;
  type: string | null;
  Draw: ComponentType<DrawProps> | undefined;
}) {
  const navigate = useNavigate();
  const rights = useRights();
  if (!mayAdd(incident, rights))
    return <NoRight title="You do not have the right to report an incident" wanted={{ of: incident, act: 'add' }} />;
  if (person?.['is_discharged_status'] === true)
    return (
      <NoRight title="This resident has left">
        Nothing new is reported about them. What was recorded stays on their page.
      </NoRight>
    );
  return (
    <IncidentReport
      person={person}
      record={null}
      mark={mark}
      type={type}
      Draw={Draw}
      onDone={(done) => void navigate(incidentPath(person?.id ?? null, done.id), { replace: true })}
      onLeave={() => void navigate(incidentsPath(person?.id ?? null))}
    />
  );
}

function OneIncident({ id, person, isChanging }: { id: string; person: StoredRecord | null; isChanging: boolean }) {
  const { record, state, at, reload, take } = useRecord(incident, id, { selects: true, asksForStub: true });
  const isAboutIt = record !== null && record.resident === (person?.id ?? null);
  usePrintedAs(incident, isAboutIt ? id : null);
  if (state === 'refused') return <NoRight title="You do not have the right to see this incident" />;
  if (state === 'missing') return <MissingRecord entity={incident} id={id} />;
  if (state === 'failed')
    return (
      <ErrorState title="This incident could not be loaded" onRetry={reload}>
        Check the network, then try again.
      </ErrorState>
    );
  if (!record) return <Loading rows={6} />;
  if (!isAboutIt)
    return (
      <ErrorState title="This incident is about somebody else">
        Open it from the page of the person it happened to.
      </ErrorState>
    );
  return isChanging ? (
    <ChangedIncident record={record} person={person} onChanged={take} />
  ) : (
    <>
      <StaleNote state={state} at={at} reload={reload} />
      <IncidentPage record={record} person={person} onChanged={take} />
    </>
  );
}

/** The form works on the report as it was opened; what arrives meanwhile is settled when saving. */
function ChangedIncident({
  record,
  person,
  onChanged,
}: {
  record: Stored<typeof incident>;
  person: StoredRecord | null;
  onChanged(record: Stored<typeof incident>): void;
}) {
  const navigate = useNavigate();
  const actor = useOpeningActor();
  const [opened] = useState(record);
  const page = incidentPath(person?.id ?? null, record.id);
  if (!mayChange(incident, opened, actor))
    return <NoRight title="You do not have the right to change this report" wanted={{ of: incident, act: 'change' }} />;
  const done = (saved: Stored<typeof incident>) => {
    onChanged(saved);
    void navigate(page);
  };
  return (
    <IncidentReport person={person} record={opened} mark={null} onDone={done} onLeave={() => void navigate(page)} />
  );
}
