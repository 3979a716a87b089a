import { incidentDeadline, type IncidentStanding } from '#domain/incidents/incident-deadline.ts';
import { incident } from '#domain/incidents/incident.ts';
import { compareMoments } from '#domain/kit/time.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Flag } from '../kit/flags.tsx';
import { momentInWords, useHouseClock } from '../kit/house-clock.ts';
import type { Kept } from '../kit/kept.ts';
import { Panel } from '../kit/panel.tsx';
import { mayAdd } from '../kit/record-rights.ts';
import { seesAny, useRights } from '../kit/rights.ts';
import { useNow } from '../kit/use-now.ts';
import { useRecords } from '../kit/use-records.ts';
import { useTelling } from '../kit/use-telling.ts';
import { valueText } from '../kit/value-text.ts';
import { incidentPath } from './incident-path.ts';
import { severityTone, statusTone } from './incident-tones.ts';
import css from './incidents.module.css';

/** A resident's incidents, newest first: how each stands, what harm it did and what it waits for. */
export function IncidentList({ resident, hasLeft }: { resident: string; hasLeft: boolean }) {
  const rights = useRights();
  return seesAny(rights, incident) && <SeenList resident={resident} mayReport={!hasLeft && mayAdd(incident, rights)} />;
}

function SeenList({ resident, mayReport }: { resident: string; mayReport: boolean }) {
  const { records, state, reload, hasMore, isLoadingMore, loadMore } = useRecords(incident, { resident, limit: '5' });
  const add = mayReport && <Button variant="default" component={Link} to={incidentPath(resident, 'new')} leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}>Report an incident</Button>;
  return (
    <Panel title="Incidents" action={add} state={state} onRetry={reload} isEmpty={records.length === 0} empty="No incidents recorded.">
      <ul className={css['events']}>{records.map((event) => <OneIncident key={event.id} event={event} />)}</ul>
      {hasMore && <Button variant="default" className={css['start'] ?? ''} loading={isLoadingMore} onClick={loadMore}>Show earlier incidents</Button>}
    </Panel>
  );
}

function OneIncident({ event }: { event: Kept }) {
  const { zone } = useHouseClock();
  const now = useNow();
  const telling = useTelling()(event);
  const tell = (name: string) => {
    const field = incident.fields[name];
    return field ? valueText(field, event[name], telling) : '';
  };
  const isStruck = event['is_deleted'] === true;
  const deadline = isStruck ? null : incidentDeadline(event as Kept & IncidentStanding, zone);
  const isLate = deadline?.by && compareMoments(now, deadline.by) > 0;
  return (
    <li className={css['event']}>
      <Link to={incidentPath(String(event['resident']), event.id)} className={css['open']}>{isStruck ? <s>{tell('incident_type')}</s> : tell('incident_type')}</Link>
      <span className={css['quiet']}>{momentInWords(String(event['occurred_at']), zone)} · {tell('location')}</span>
      <span className={css['flags']}>
        <Flag tone={severityTone(event['severity'])}>{tell('severity')}</Flag>
        <Flag tone={statusTone(event['status'])}>{isStruck ? 'Struck out' : tell('status')}</Flag>
        {deadline && <Flag tone={isLate ? 'danger' : 'quiet'}>{deadline.words}{deadline.by ? ` by ${momentInWords(deadline.by, zone)}` : ' before the end of the shift'}</Flag>}
      </span>
    </li>
  );
}
