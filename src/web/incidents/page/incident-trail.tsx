import { incident } from '#domain/incidents/incident/incident.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { shapeOfEach } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { useVersionLabels, writersOf } from '../../kit/names/use-version-labels.ts';
import { valueText } from '../../kit/names/value-text.ts';
import { stateTrail } from './state-trail.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './incident-trail.module.css';

/** What became of it: from the moment it happened to where it stands now. */
export function IncidentTrail({ record }: { record: Stored<typeof incident> }) {
  const { zone } = useHouseClock();
  const { body, state, reload } = useLiveAnswer(`${pathOf(incident)}${record.id}/versions/`, {
    is: shapeOfEach(incident),
    of: [incident.name],
    reloadsOn: ({ id }) => id === record.id,
  });
  const all = [record, ...(body ?? []).filter(({ version }) => version !== record.version)];
  const wording = useVersionLabels(record, all.flatMap(writersOf));
  const field = incident.fields.status;
  return (
    <Panel title="What became of it" state={state} onRetry={reload} rows={3}>
      <ol className={`${kit['bare']} ${css['timeline']}`}>
        <li>
          <strong>It happened</strong>
          <span className={kit['note']}>{momentInWords(record.occurred_at, zone)}</span>
        </li>
        {stateTrail(all).map(({ status, at, by }) => (
          <li key={`${status} ${at}`} aria-current={status === record.status ? 'step' : undefined}>
            <strong>{status === 'draft' ? 'Written down' : valueText(field, status, wording)}</strong>
            <span className={kit['note']}>
              {momentInWords(at, zone)}
              {by && wording.nameOf(by) ? `, ${wording.nameOf(by)}` : ''}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
