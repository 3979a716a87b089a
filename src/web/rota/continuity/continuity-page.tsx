import { weekdayAndDay } from '#domain/kit/time/day-words.ts';
import { weekOf } from '#domain/kit/time/calendar-days.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { home as homeEntity } from '#domain/homes/home.ts';
import { incident } from '#domain/incidents/incident/incident.ts';
import type { Continuity, StaffedIncident } from '#domain/rota/continuity/continuity.ts';
import { optionPairs } from '#domain/kit/vocabulary/fields.ts';
import { nobodyLivesHere } from '#domain/rota/lived-in.ts';
import { Link } from 'react-router';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { Page } from '../../kit/page/page.tsx';
import { Panel } from '../../kit/page/panel.tsx';
import { PrintButton } from '../../kit/page/print/print-button.tsx';
import type { ListedHome } from '../../kit/state/chosen-home.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { Flag } from '../../kit/ui/flags.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './continuity.module.css';

const isContinuity = objectWith<Continuity>('residents');
/** Counts over a week can wait until a round is over. */
const pauseMs = 5000;

const types = new Map<string, string>(optionPairs(incident.fields.incident_type));

/** How steady care was in a week: how many people each resident met, and how the house was staffed when something happened. */
export function ContinuityPage({ home, day }: { home: ListedHome; day: Day }) {
  const from = weekOf(day)[0] ?? day;
  const { body, state, at, reload } = useLiveAnswer(
    `${pathOf(homeEntity)}${home.id}/continuity/?${new URLSearchParams({ from, days: '7' })}`,
    { is: isContinuity, of: 'everything', home: home.id, pauseMs },
  );
  const title = `Week from ${weekdayAndDay(from)}`;
  return (
    <Page title="Continuity" back={{ to: `/rota?from=${from}`, label: 'Rota' }} actions={<PrintButton />} narrow>
      <Panel
        title={title}
        state={state}
        at={at}
        onRetry={reload}
        isEmpty={!body?.residents.length}
        empty={`${nobodyLivesHere}.`}
      >
        <table className={css['table']}>
          <caption className={kit['note']}>
            How many different people wrote about each resident; fewer is steadier
          </caption>
          <thead>
            <tr>
              <th scope="col">Resident</th>
              <th scope="col">People met</th>
              <th scope="col">Entries</th>
            </tr>
          </thead>
          <tbody>
            {body?.residents.map(({ resident, name, people, entries }) => (
              <tr key={resident}>
                <th scope="row">{name}</th>
                <td>{people}</td>
                <td>{entries}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      {body?.incidents && <Incidents incidents={body.incidents} />}
    </Page>
  );
}

function Incidents({ incidents }: { incidents: readonly StaffedIncident[] }) {
  const { zone } = useHouseClock();
  const where = useEntityPaths();
  return (
    <Panel
      title="Staffing at the time of incidents"
      isEmpty={incidents.length === 0}
      empty="No incident was recorded in this week."
    >
      <ul className={kit['list']} aria-label="Incidents of the week">
        {incidents.map(({ id, occurred_at, incident_type, on_duty, needed }) => {
          const to = where.record(incident.name, id, null);
          const words = `${types.get(incident_type) ?? incident_type}, ${momentInWords(occurred_at, zone, true)}`;
          return (
            <li key={id} className={kit['ends']}>
              {to ? (
                <Link className={kit['link']} to={to}>
                  {words}
                </Link>
              ) : (
                <span>{words}</span>
              )}
              <Flag tone={on_duty < needed ? 'danger' : 'good'}>
                {on_duty} on duty, {needed} needed
              </Flag>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
