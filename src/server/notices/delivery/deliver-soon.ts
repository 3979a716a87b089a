import { notification } from '#domain/notices/notification.ts';
import type { Encryption } from '../../kit/access/encryption.ts';
import type { BackgroundParts } from '../../kit/area/area.ts';
import type { Job } from '../../kit/context/job.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import type { AppDependencies } from '../../kit/runtime/app-dependencies.ts';
import { openOutbox, type Outbox } from './outbox.ts';
import { sendersOf } from './senders.ts';

/** The outbox with the channels that are set up here. */
export const outboxOf = (parts: AppDependencies, encryption: Encryption): Outbox =>
  openOutbox(parts, sendersOf(parts, encryption));

/** What could not be sent at once, or was left behind by a node that is gone. */
export const deliverJob = (parts: AppDependencies, context: RecordContext): Job => ({
  name: 'deliver-reminders',
  every: 1,
  atStart: true,
  work: outboxOf(parts, context).deliver,
});

/** Sends as soon as a reminder was raised or passed on, on whichever node; the job above only picks up what is left. */
export async function deliverOnChange({ parts, context, feed }: BackgroundParts): Promise<() => Promise<void>> {
  const { log } = parts;
  const { deliver } = outboxOf(parts, context);
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
