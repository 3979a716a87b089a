import { incident } from '#domain/incidents/incident/incident.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Panel } from '../../kit/page/panel.tsx';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { seesAny, useRights } from '../../kit/access/rights.ts';
import { useRecords } from '../../kit/data/use-records.ts';
import { IncidentLine } from './incident-line.tsx';
import { incidentPath } from '../incident-path.ts';
import kit from '../../kit/styles/kit.module.css';
import incidents from '../incidents.module.css';

/** A resident's incidents, newest first. */
export function IncidentList({ resident, hasLeft }: { resident: string; hasLeft: boolean }) {
  const rights = useRights();
  return seesAny(rights, incident) && <SeenList resident={resident} mayReport={!hasLeft && mayAdd(incident, rights)} />;
}

function SeenList({ resident, mayReport }: { resident: string; mayReport: boolean }) {
  const { records, state, at, reload, hasMore, isLoadingMore, loadMore } = useRecords(
    incident,
    { resident, limit: '5' },
    { isPart: true },
  );
  const add = mayReport && (
    <Button
      variant="default"
      component={Link}
      to={incidentPath(resident, 'new')}
      leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
    >
      Report an incident
    </Button>
  );
  return (
    <Panel
      title="Incidents"
      action={add}
      state={state}
      at={at}
      onRetry={reload}
      isEmpty={records.length === 0}
      empty="Falls, injuries and near misses of this person, and what became of them. None is recorded."
    >
      <ul className={kit['bare']}>
        {records.map((event) => (
          <IncidentLine key={event.id} event={event} />
        ))}
      </ul>
      {hasMore && (
        <Button variant="default" className={incidents['start'] ?? ''} loading={isLoadingMore} onClick={loadMore}>
          Show earlier incidents
        </Button>
      )}
    </Panel>
  );
}
