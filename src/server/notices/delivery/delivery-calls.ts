import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { home } from '#domain/homes/home.ts';
import { must, text } from '#domain/kit/vocabulary/fields.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { whoHolds } from '#domain/kit/people/who-can.ts';
import { isChannel } from '#domain/kit/people/channels.ts';
import { notification } from '#domain/notices/notification.ts';
import { readerOf } from '../../kit/access/actor.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { findVisible } from '../../kit/records/audited-read.ts';
import { newId } from '../../kit/runtime/new-id.ts';
import type { AppDependencies } from '../../kit/runtime/app-dependencies.ts';
import { invalid, notFound, refused, tooMany } from '../../kit/runtime/refusals.ts';
import { idOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall, type Call } from '../../kit/http/route.ts';
import { bodyOf, readFields } from '../../session/credentials/read-body.ts';
import { outboxOf } from './deliver-soon.ts';
import { deliveriesOf, deliveriesTo, failuresIn } from './delivery-read.ts';
import { pushKeys } from './push-keys.ts';
import { isPushService } from './push-services.ts';

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Tests cost money and a stranger's patience, where a number belongs to somebody else. */
const mostTestsAnHour = 10;

const device = {
  endpoint: must(text('Address for push messages', { max: 1000 })),
  p256dh: must(text('Key', { max: 200 })),
  auth: must(text('Secret', { max: 100 })),
};

/** How reminders reach people who are not looking, and what became of it. */
export function declareDeliveries(app: FastifyInstance, context: RecordContext, parts: AppDependencies): void {
  const { deliver, offered } = outboxOf(parts, context);
  const { db } = context;
  const call = (method: Call['method'], path: string, permission: Call['permission'], answer: Answer) =>
    declareCall(app, { method, path, permission, bodyLimit: 16 * 1024, answer });

  call('GET', '/api/me/channels', 'signed in', async (request) => {
    const { id } = actorOf(request);
    const push = offered.includes('push')
      ? (await pushKeys({ db, encryption: context, log: parts.log })).publicKey
      : null;
    const devices = await db.query(
      'select id, device, endpoint, created_at from push_subscription where staff = $1 order by created_at',
      [id],
    );
    return { offered, push_key: push, devices, deliveries: await deliveriesTo(db, id) };
  });

  call('POST', '/api/me/channels/test', 'signed in', async (request, reply) => {
    const { id } = actorOf(request);
    const { channel } = bodyOf(request);
    if (!isChannel(channel) || !offered.includes(channel))
      throw invalid({ channel: 'This channel is not set up here. Whoever runs Hearth can set it up.' });
    const now = context.now();
    const [tests] = await db.query<{ count: number }>(
      `select count(*)::int as count from delivery where staff = $1 and notification is null and created_at > $2::timestamptz - interval '1 hour'`,
      [id, now],
    );
    if ((tests?.count ?? 0) >= mostTestsAnHour)
      throw tooMany('That is enough tests for this hour. Please try again later.');
    await db.query(
      'insert into delivery (staff, channel, since, created_at, next_try_at) values ($1, $2, $3, $3, $3)',
      [id, channel, now],
    );
    deliver().catch((error: unknown) => request.log.error({ err: error }, 'a test could not be delivered'));
    return reply.code(202).send(await deliveriesTo(db, id));
  });

  call('POST', '/api/me/devices', 'signed in', async (request, reply) => {
    const { id, device: agent } = actorOf(request);
    const given = readFields(device, bodyOf(request));
    const endpoint = String(given.endpoint);
    if (!isPushService(endpoint, parts.settings.push.hosts))
      throw invalid({
        endpoint: 'This browser uses a push service that is not known here. Whoever runs Hearth can add it.',
      });
    // Whoever uses the browser now is who it tells: its address is one for all who sign in there.
    await db.query(
      `insert into push_subscription (id, staff, endpoint, p256dh, auth, device, created_at) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (endpoint) do update set staff = excluded.staff, p256dh = excluded.p256dh, auth = excluded.auth, device = excluded.device, created_at = excluded.created_at`,
      [newId(), id, endpoint, given.p256dh, given.auth, agent, context.now()],
    );
    return reply.code(204).send();
  });

  call('DELETE', '/api/me/devices/:id', 'signed in', async (request, reply) => {
    const [gone] = await db.query('delete from push_subscription where id::text = $1 and staff = $2 returning id', [
      idOf(request),
      actorOf(request).id,
    ]);
    if (!gone) throw notFound();
    return reply.code(204).send();
  });

  call('GET', `/api/${notification.path}/:id/deliveries`, `view ${notification.name}`, async (request) => {
    const actor = actorOf(request);
    const { id } = await findVisible({ context, actor, entity: notification }, idOf(request));
    // Who leads sees whether the others were reached; everybody sees it of themselves.
    return deliveriesOf(db, id, may(actor.rights, 'action', notification.name) ? null : actor.id);
  });

  call('GET', `/api/${home.path}/:id/failed-deliveries`, `view ${home.name}`, async (request) => {
    const actor = actorOf(request);
    const id = idOf(request);
    if (!actor.homes.includes(id)) throw notFound();
    if (!actor.rights.has('manage_users'))
      throw refused(
        `You do not have the right to see what did not reach others. ${whoHolds('manage_users', readerOf(actor), 'see it')}`,
      );
    return failuresIn(db, id, context.now());
  });
}
