import { accountKinds } from '#domain/money/account-kinds.ts';
import { careTracking } from '#domain/residents/monitoring/care-tracking.ts';
import type { StillOpen } from '#domain/residents/leaving/discharge-open.ts';
import { incident } from '#domain/incidents/incident/incident.ts';
import { inventory } from '#domain/residents/belongings/inventory.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { momentInWords, useHouseClock } from '../kit/house/house-clock.ts';
import { poundWords } from '#domain/kit/words/pound-words.ts';
import { Line, Lines } from '../kit/ui/record-lines.tsx';
import { ErrorState, Loading } from '../kit/page/states.tsx';
import type { LiveAnswer } from '../kit/data/use-live-answer.ts';
import { useEntityPaths } from '../kit/house/entity-paths.tsx';
import kit from '../kit/styles/kit.module.css';
import css from './discharge.module.css';

const labelIn = (entity: Entity, name: string, value: string): string => {
  const field = entity.fields[name];
  return field?.kind === 'choice' ? (field.options[value] ?? value) : value;
};
const accounts: Readonly<Record<string, string>> = accountKinds;

function Part({
  title,
  isEmpty,
  clear,
  children,
}: {
  title: string;
  isEmpty: boolean;
  clear: string;
  children: ReactNode;
}) {
  return (
    <section aria-label={title}>
      <h3 className={kit['subheading']}>{title}</h3>
      {isEmpty ? (
        <p className={css['clear']}>
          <IconCircleCheck size={20} stroke={1.75} aria-hidden />
          {clear}
        </p>
      ) : (
        children
      )}
    </section>
  );
}

/** What still has to be settled, each with the way to it. A part the reader may not see is not there. */
export function StillOpenPanel({ person, open }: { person: string; open: LiveAnswer<StillOpen> }) {
  if (open.state === 'failed')
    return (
      <ErrorState title="What is still open could not be loaded" onRetry={open.reload}>
        Check the network, then try again.
      </ErrorState>
    );
  if (!open.body) return <Loading rows={4} label="Loading what is still open" />;
  return (
    <section className={css['panel']} data-card aria-label="Still open">
      <h2 className={kit['heading']}>Still open</h2>
      <Things person={person} open={open.body} />
      <Reports person={person} open={open.body} />
      <Ending open={open.body} />
    </section>
  );
}

function Things({ person, open: { balances, belongings } }: { person: string; open: StillOpen }) {
  const where = useEntityPaths();
  const things = `${where.list(inventory.name)}?resident=${person}`;
  return (
    <>
      {balances && (
        <Part title="Money" isEmpty={balances.length === 0} clear="No money of theirs is held here.">
          <Lines>
            {balances.map(({ account_kind, balance }) => (
              <Line
                key={account_kind}
                to={`${where.detail('resident')}?id=${person}&tab=money`}
                title={`${accounts[account_kind] ?? account_kind}: ${poundWords(balance)}`}
              >
                to be returned and signed for
              </Line>
            ))}
          </Lines>
        </Part>
      )}
      {belongings && (
        <Part title="Belongings" isEmpty={belongings.length === 0} clear="Everything was returned.">
          <Lines>
            {belongings.map(({ id, item_name, quantity, location, status, is_valuable }) => (
              <Line
                key={id}
                to={`${where.list(inventory.name)}?id=${id}`}
                title={quantity > 1 ? `${quantity} × ${item_name}` : item_name}
              >
                {[
                  ...(is_valuable ? ['Valuable'] : []),
                  status === 'missing' ? 'Missing' : labelIn(inventory, 'location', location),
                ].join(' · ')}
              </Line>
            ))}
            <Line to={things} title="All belongings, to return them or print the list" />
          </Lines>
        </Part>
      )}
    </>
  );
}

function Reports({ person, open: { incidents, alerts } }: { person: string; open: StillOpen }) {
  const where = useEntityPaths();
  const { zone } = useHouseClock();
  return (
    <>
      {incidents && (
        <Part title="Incidents" isEmpty={incidents.length === 0} clear="No incident is open.">
          <Lines>
            {incidents.map(({ id, incident_type, status, occurred_at }) => (
              <Line
                key={id}
                to={`${where.detail('resident')}?id=${person}&tab=notes&incident=${id}`}
                title={labelIn(incident, 'incident_type', incident_type)}
              >
                {labelIn(incident, 'status', status)} · {momentInWords(occurred_at, zone, true)}
              </Line>
            ))}
          </Lines>
        </Part>
      )}
      {alerts && (
        <Part title="Alerts" isEmpty={alerts.length === 0} clear="No alert is open.">
          <Lines>
            {alerts.map(({ id, title }) => (
              <Line key={id} to={`${where.list('notification')}?id=${id}`} title={title} />
            ))}
          </Lines>
        </Part>
      )}
    </>
  );
}

/** Not to be settled, but to be known: what completing ends by itself. */
function Ending({ open: { appointments = [], scheduled = 0, watched = [] } }: { open: StillOpen }) {
  const where = useEntityPaths();
  const { zone } = useHouseClock();
  const isNothing = appointments.length === 0 && scheduled === 0 && watched.length === 0;
  return (
    <Part title="Ends with the stay" isEmpty={isNothing} clear="Nothing is planned or watched.">
      <Lines>
        {appointments.map(({ id, title, starts_at }) => (
          <Line key={id} to={`${where.list('appointment')}?id=${id}`} title={title}>
            {momentInWords(starts_at, zone, true)} · is cancelled
          </Line>
        ))}
        {scheduled > 0 && (
          <Line
            to={null}
            title={scheduled === 1 ? '1 planned review or check' : `${scheduled} planned reviews and checks`}
          >
            cancelled
          </Line>
        )}
        {watched.length > 0 && (
          <Line
            to={null}
            title={`Monitoring: ${watched.map((name) => careTracking.fields[name]?.label ?? name).join(', ')}`}
          >
            switched off
          </Line>
        )}
      </Lines>
    </Part>
  );
}
