import { notification } from '#domain/notices/notification.ts';
import type { Logger } from 'pino';
import type { Job } from '../../kit/context/job.ts';
import type { ChangeFeed } from '../../kit/live/change-feed.ts';
import type { Outbox } from './outbox.ts';

/** What could not be sent at once, or was left behind by a node that is gone. */
export const deliverJob = ({ deliver }: Outbox): Job => ({
  name: 'deliver-reminders',
  every: 1,
  atStart: true,
  work: deliver,
});

/** Sends as soon as a reminder was raised or passed on, on whichever node; the job above only picks up what is left. */
export async function deliverOnChange(
  feed: ChangeFeed,
  { deliver }: Outbox,
  log: Logger,
): Promise<() => Promise<void>> {
  let running: Promise<void> = Promise.resolve();
  let isAwaited = false;
  const unsubscribe = await feed.subscribe((items) => {
    // Where it cannot be told what was new, there may be something to deliver.
    if (items?.some(({ entity }) => entity === notification.name) === false) return;
    // Whatever came while it waits is sent along.
    if (isAwaited) return;
    isAwaited = true;
    running = running
      .then(() => {
        isAwaited = false;
        return deliver();
      })
      .catch((error: unknown) => log.error({ err: error }, 'reminders could not be delivered'));
  });
  return async () => {
    unsubscribe();
    await running;
  };
}
