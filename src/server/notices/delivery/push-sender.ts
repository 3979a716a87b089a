import { createHash } from 'node:crypto';
import { inBrief } from '#domain/notices/channel-message.ts';
import type { Logger } from 'pino';
import type { Db } from '../../kit/runtime/database.ts';
import { mailSender } from '../../kit/runtime/mail.ts';
import type { Encryption } from '../../kit/access/encryption.ts';
import type { Settings } from '../../kit/runtime/settings.ts';
import { pushKeys } from './push-keys.ts';
import { isPushService } from './push-services.ts';
import { expectTaken, Undeliverable, type Message, type Send } from './sending.ts';
import { encrypted, vapidHeader, type PushKeys, type Subscription } from './web-push.ts';

interface PushOptions {
  readonly db: Db;
  readonly encryption: Encryption;
  readonly settings: Settings;
  readonly clock: () => Date;
  readonly log: Logger;
}

const patienceMs = 15_000;
/** A reminder that finds the phone switched off is worth showing for as long as a shift lasts. */
const showForSeconds = 12 * 3600;
const gone: readonly number[] = [404, 410];

const subscriptionsSql = 'select id, endpoint, p256dh, auth from push_subscription where staff = $1 order by id';

/** A push service replaces what it still holds under the same topic; 32 characters at most. */
const topicOf = (id: string): string => createHash('sha256').update(id).digest('base64url').slice(0, 32);

export function pushSender({ db, encryption, settings, clock, log }: PushOptions): Send {
  const contact = settings.publicUrl.startsWith('https:')
    ? settings.publicUrl
    : `mailto:${mailSender(settings).address}`;

  async function push(
    keys: PushKeys,
    to: Subscription & { readonly id: string },
    { id, waiting, link }: Message,
  ): Promise<boolean> {
    if (!isPushService(to.endpoint, settings.push.hosts)) return false;
    const { pathname, search } = new URL(link);
    const answer = await fetch(to.endpoint, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
      body: new Uint8Array(encrypted(JSON.stringify({ text: inBrief(waiting), path: pathname + search }), to)),
      headers: {
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: String(showForSeconds),
        urgency: 'high',
        topic: topicOf(id),
        authorization: vapidHeader(keys, { endpoint: to.endpoint, contact, now: clock() }),
      },
    });
    await answer.body?.cancel();
    if (gone.includes(answer.status)) {
      await db.query('delete from push_subscription where id = $1', [to.id]);
      return false;
    }
    expectTaken(answer.status);
    return true;
  }

  /** One device that takes it is enough; where none does, the failure that may pass decides. */
  return async ({ staff }, message) => {
    const devices = await db.query<Subscription & { id: string }>(subscriptionsSql, [staff]);
    if (devices.length === 0) throw new Undeliverable('no_device');
    const keys = await pushKeys({ db, encryption, log });
    const tried = await Promise.allSettled(devices.map((device) => push(keys, device, message)));
    if (tried.some((one) => one.status === 'fulfilled' && one.value)) return;
    const failures: readonly unknown[] = tried.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    throw (
      failures.find((failure) => !(failure instanceof Undeliverable)) ?? failures[0] ?? new Undeliverable('no_device')
    );
  };
}
