import { incident, type Incident } from '#domain/incidents/incident/incident.ts';
import { Flag } from '../../kit/ui/flags.tsx';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import type { Listed } from '../../kit/state/stored-record.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { Line, Lines } from '../../kit/ui/record-lines.tsx';
import { useRecords, type Records } from '../../kit/data/use-records.ts';
import { useValueWords } from '../../kit/names/use-value-words.ts';
import { valueText } from '../../kit/names/value-text.ts';
import { severityTone } from '../incident-tones.ts';
import { incidentPath } from '../incident-path.ts';
import kit from '../../kit/styles/kit.module.css';

/** So many are enough to see a pattern; the list has the rest. */
const shown = 5;

export type Earlier = Pick<Records, 'state' | 'at' | 'reload'> & { records: readonly Listed<typeof incident>[] };

/** The incident beside which the earlier ones are shown. */
type Later = Pick<Incident, 'id' | 'occurred_at'>;

/** The resident's other incidents up to this one, the newest first. */
export function useEarlierIncidents(resident: string, except: Later | null): Earlier {
  const { records, state, at, reload } = useRecords(incident, { resident, limit: '20' }, { isPart: true });
  const earlier = records.filter(
    (one) => one.id !== except?.id && one.is_deleted !== true && (!except || one.occurred_at <= except.occurred_at),
  );
  return { records: earlier.slice(0, shown), state, at, reload };
}

/** What befell the house is nobody's history. */
export const noEarlier: Earlier = { records: [], state: 'loaded', at: null, reload: () => undefined };

export const EarlierIncidents = ({ resident, except = null }: { resident: string; except?: Later | null }) => (
  <EarlierPanel found={useEarlierIncidents(resident, except)} />
);

/** What happened to this person before: a pattern is seen only side by side. */
export function EarlierPanel({ found: { records, state, at, reload } }: { found: Earlier }) {
  return (
    <Panel
      title="Earlier incidents"
      state={state}
      at={at}
      onRetry={reload}
      isEmpty={records.length === 0}
      empty="No earlier incidents recorded."
      rows={2}
    >
      <Lines>
        {records.map((event) => (
          <EarlierLine key={event.id} event={event} />
        ))}
      </Lines>
    </Panel>
  );
}

function EarlierLine({ event }: { event: Listed<typeof incident> }) {
  const { zone } = useHouseClock();
  const wording = useValueWords()(event);
  const say = (name: string) => {
    const field = incident.fields[name];
    return field ? valueText(field, event[name], wording) : '';
  };
  return (
    <Line to={incidentPath(event.resident, event.id)} title={say('incident_type')}>
      <span className={kit['row']}>
        {momentInWords(event.occurred_at, zone)} · {say('location')}
        <Flag tone={severityTone(event.severity)}>{say('severity')}</Flag>
      </span>
    </Line>
  );
}
