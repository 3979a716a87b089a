import { incident } from '#domain/incidents/incident/incident.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ListedHome } from '../../kit/state/chosen-home.ts';
import { clearableProps } from '../../kit/input/input-props.ts';
import { Page } from '../../kit/page/page.tsx';
import { Panel } from '../../kit/page/panel.tsx';
import { PrintButton } from '../../kit/page/print/print-button.tsx';
import { seesAny, useRights } from '../../kit/access/rights.ts';
import { NoRight } from '../../kit/page/states.tsx';
import { usePageParams } from '../../kit/page/use-page-params.ts';
import { SpareWords } from '../../kit/page/spare-words.tsx';
import { useRecords } from '../../kit/data/use-records.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { IncidentLine } from './incident-line.tsx';
import { IncidentPanel, incidentIn } from '../page/incident-panel.tsx';
import { incidentPath, incidentsPath } from '../incident-path.ts';
import { Select } from '../../kit/ui/select.tsx';
import kit from '../../kit/styles/kit.module.css';
import incidents from '../incidents.module.css';
import css from './house-incidents.module.css';

const optionsOf = (name: string): Readonly<Record<string, string>> => {
  const field = incident.fields[name];
  return field?.kind === 'choice' ? field.options : {};
};
const notClosed = Object.keys(optionsOf('status'))
  .filter((status) => status !== 'closed')
  .join(',');
const types = Object.entries(optionsOf('incident_type')).map(([value, label]) => ({ value, label }));
const statuses = [
  { value: 'open', label: 'Open' },
  { value: 'all', label: 'All' },
];

/** Every incident of a house that its reader may see: what is still open, and on request all of them. */
export function HouseIncidents({ home, back }: { home: ListedHome; back: { to: string; label: string } }) {
  const rights = useRights();
  const [params, ask] = usePageParams();
  const shows = params.get('incidents') === 'all' ? 'all' : 'open';
  const type = params.get('type');
  if (!seesAny(rights, incident))
    return (
      <Page title="Incidents" back={back}>
        <NoRight title="You do not have the right to see incidents" />
      </Page>
    );
  if (incidentIn(params))
    return (
      <Page title={`Incident, ${home.name}`} tab="Incident" back={{ to: incidentsPath(null), label: 'Incidents' }}>
        <IncidentPanel person={null} />
      </Page>
    );
  const report = mayAdd(incident, rights) && (
    <Button component={Link} to={incidentPath(null, 'new')} leftSection={<IconPlus {...iconProps} />}>
      Report
      <SpareWords>for the house</SpareWords>
    </Button>
  );
  return (
    <Page
      title={`Incidents, ${home.name}`}
      tab="Incidents"
      back={back}
      actions={
        <>
          <PrintButton />
          {report}
        </>
      }
    >
      <p className={kit['quiet']}>
        What happened to a resident is reported on their page. Report here what befell staff, a visitor, the building or
        our data.
      </p>
      <div className={css['asking']}>
        <SegmentedControl
          aria-label="Which incidents"
          data={statuses}
          value={shows}
          onChange={(chosen) => ask('incidents', chosen)}
        />
        <Select
          label="Type"
          data={types}
          value={type}
          onChange={(chosen) => ask('type', chosen)}
          placeholder="All"
          searchable
          {...clearableProps(false)}
        />
      </div>
      <Found home={home.id} shows={shows} type={type} report={report} />
    </Page>
  );
}

interface FoundProps {
  home: string;
  shows: 'open' | 'all';
  type: string | null;
  /** The way to report one, for whoever may. */
  report: ReactNode;
}

function Found({ home, shows, type, report }: FoundProps) {
  const page = useEntityPaths().detail('resident') ?? '';
  const { records, state, at, reload, hasMore, isLoadingMore, loadMore } = useRecords(incident, {
    home,
    status: shows === 'open' ? notClosed : null,
    incident_type: type,
    limit: '50',
  });
  const title = `${shows === 'open' ? 'Open incidents' : 'All incidents'}${type ? `: ${midSentence(optionsOf('incident_type')[type] ?? type)}` : ''}`;
  return (
    <Panel
      title={title}
      count={records.length > 0 && !hasMore ? records.length : undefined}
      state={state}
      at={at}
      onRetry={reload}
      isEmpty={records.length === 0}
      empty={
        shows === 'open'
          ? 'Falls, injuries and near misses stand here until they are signed off. No incident is open.'
          : 'No incidents recorded in this house.'
      }
      next={report}
    >
      <ul className={kit['bare']} aria-label={title}>
        {records.map((event) => (
          <IncidentLine key={event.id} event={event} page={page} />
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
