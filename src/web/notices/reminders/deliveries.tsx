import { home as homeEntity } from '#domain/homes/home.ts';
import { deliveryWords, type Delivery } from '#domain/notices/delivery-words.ts';
import { notification } from '#domain/notices/notification.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { useRights } from '../../kit/access/rights.ts';
import { listOf } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import css from '../notices.module.css';

const isDeliveries = listOf<Delivery>('id', 'name');

function Lines({ deliveries }: { deliveries: readonly Delivery[] }) {
  const { zone } = useHouseClock();
  return (
    <ul className={css['deliveries']}>
      {deliveries.map((one) => (
        <li key={one.id}>
          <strong>{one.name}</strong>: {deliveryWords(one, (moment) => momentInWords(moment, zone, true))}
        </li>
      ))}
    </ul>
  );
}

/** Whom a reminder reached besides on the page, and whom not. */
export function Deliveries({ reminder }: { reminder: string }) {
  const { body } = useLiveAnswer(`${pathOf(notification)}${reminder}/deliveries/`, {
    is: isDeliveries,
    of: [notification.name],
    reloadsOn: ({ id }) => id === reminder,
  });
  return (
    body &&
    body.length > 0 && (
      <section aria-label="Sent to">
        <Lines deliveries={body} />
      </section>
    )
  );
}

/** Alerts that did not reach somebody, for whoever can mend the address or set the channel up. */
export function FailedDeliveries({ home }: { home: string }) {
  return useRights().has('manage_users') && <FailedIn home={home} />;
}

function FailedIn({ home }: { home: string }) {
  const { body } = useLiveAnswer(`${pathOf(homeEntity)}${home}/failed-deliveries/`, {
    is: isDeliveries,
    of: [notification.name],
    home,
  });
  if (!body || body.length === 0) return null;
  return (
    <details className={css['undelivered']}>
      <summary>
        {body.length === 1 ? '1 alert' : `${body.length} alerts`} did not reach somebody in the last three days
      </summary>
      <Lines deliveries={body} />
    </details>
  );
}
