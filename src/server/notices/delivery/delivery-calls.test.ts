import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { mailServer, type MailServer } from '#world/server/endpoints.ts';
import { makeWorld, type World } from '#world/world.ts';
import { outboxOf } from './deliver-soon.ts';

let world: World;
let mail: MailServer;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeEach(async () => {
  [world, mail] = await Promise.all([makeWorld(), mailServer()]);
  app = await buildApp({ ...world.parts, settings: { ...world.parts.settings, smtpUrl: mail.url } });
});
afterEach(async () => {
  await app.close();
  await Promise.all([world.close(), mail.close()]);
});

type Role = Parameters<World['as']>[0];
const ask = async (role: Role, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
  const answer = await app.inject({
    method,
    url,
    headers: { ...world.as(role).headers },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json<Record<string, unknown>>() };
};

test('only what is set up is offered, and a test of it arrives', async () => {
  expect(await ask('carer', 'GET', '/api/me/channels')).toMatchObject({
    status: 200,
    body: { offered: ['email', 'push'], push_key: expect.stringMatching(/^[\w-]{87}$/), devices: [], deliveries: [] },
  });
  expect(await ask('carer', 'POST', '/api/me/channels/test', { channel: 'sms' })).toMatchObject({
    status: 400,
    body: { channel: [expect.stringContaining('not set up')] },
  });
  expect((await ask('carer', 'POST', '/api/me/channels/test', { channel: 'email' })).status).toBe(202);
  await expect.poll(() => mail.received.length).toBe(1);
  expect(mail.received[0]).toContain('This is a test.');
  await expect
    .poll(async () => (await ask('carer', 'GET', '/api/me/channels')).body?.['deliveries'])
    .toMatchObject([{ channel: 'email', state: 'sent', notification: null }]);
  for (let i = 1; i < 10; i += 1) await ask('carer', 'POST', '/api/me/channels/test', { channel: 'email' });
  expect((await ask('carer', 'POST', '/api/me/channels/test', { channel: 'email' })).status).toBe(429);
});

test('every node shows browsers the same key', async () => {
  const keyOf = async () => (await ask('carer', 'GET', '/api/me/channels')).body?.['push_key'];
  const first = await keyOf();
  const other = await buildApp(world.parts);
  const answer = await other.inject({ url: '/api/me/channels', headers: { ...world.as('senior').headers } });
  await other.close();
  expect(answer.json<{ push_key: string }>().push_key).toBe(first);
});

test('a browser is added only by the address of a push service, and removed by its owner alone', async () => {
  const browser = { p256dh: 'BCVxsr7N', auth: 'BTBZMqHH' };
  for (const endpoint of [
    'http://169.254.169.254/latest',
    'https://fcm.googleapis.com.evil.example/x',
    'http://fcm.googleapis.com/x',
    'https://localhost:8080/api/login',
    'not an address',
  ]) {
    expect((await ask('carer', 'POST', '/api/me/devices', { ...browser, endpoint })).status, endpoint).toBe(400);
  }
  expect(
    (await ask('carer', 'POST', '/api/me/devices', { ...browser, endpoint: 'https://fcm.googleapis.com/fcm/send/abc' }))
      .status,
  ).toBe(204);
  const {
    rows: [device],
  } = await world.owner.query<{ id: string }>('select id from push_subscription');
  expect((await ask('carer', 'GET', '/api/me/channels')).body).toMatchObject({ devices: [{ id: device?.id }] });
  expect((await ask('senior', 'DELETE', `/api/me/devices/${device?.id}`)).status).toBe(404);
  expect((await ask('carer', 'DELETE', `/api/me/devices/${device?.id}`)).status).toBe(204);
});

test('under another SECRET_KEY push is offered with new keys, and browsers of the old ones are forgotten', async () => {
  const before = (await ask('carer', 'GET', '/api/me/channels')).body?.['push_key'];
  expect(
    (
      await ask('carer', 'POST', '/api/me/devices', {
        p256dh: 'BCVxsr7N',
        auth: 'BTBZMqHH',
        endpoint: 'https://fcm.googleapis.com/fcm/send/old',
      })
    ).status,
  ).toBe(204);
  const changed = await buildApp({
    ...world.parts,
    settings: { ...world.parts.settings, secretKeys: () => ['another secret key, just as long'] },
  });
  const channels = async () =>
    (await changed.inject({ url: '/api/me/channels', headers: { ...world.as('carer').headers } })).json<
      Record<string, unknown>
    >();
  const first = await channels();
  expect(first).toMatchObject({ push_key: expect.stringMatching(/^[\w-]{87}$/), devices: [] });
  expect(first['push_key']).not.toBe(before);
  expect((await channels())['push_key']).toBe(first['push_key']);
  await changed.close();
});

/** A reminder that is sent to a senior and a carer by mail. */
async function reminded(): Promise<string> {
  await world.owner.query(
    `update staff set alert_preferences = jsonb_build_object('critical', 'email') where id = any($1)`,
    [[world.people.senior, world.people.carer]],
  );
  const recipient = (staff: string) => ({ staff, channel: 'in_app', read_at: null, acknowledged_at: null });
  const { id } = await world.given('notification', {
    home: world.rose,
    title: 'Act now',
    severity: 'critical',
    category: 'safety',
    status: 'active',
    recipients: [world.people.senior, world.people.carer].map(recipient),
  });
  await outboxOf({ ...world.parts, settings: { ...world.parts.settings, smtpUrl: mail.url } }, app.context).deliver();
  return id;
}

test('a reminder says whom it reached: the lead sees everybody, a carer only themselves, another house nothing', async () => {
  const id = await reminded();
  const staffIn = (body: unknown) => (body as { staff: string }[]).map(({ staff }) => staff).toSorted();
  expect(staffIn((await ask('senior', 'GET', `/api/reminder/${id}/deliveries`)).body)).toEqual(
    [world.people.senior, world.people.carer].toSorted(),
  );
  expect(staffIn((await ask('carer', 'GET', `/api/reminder/${id}/deliveries`)).body)).toEqual([world.people.carer]);
});

test('what did not reach somebody is shown to the manager of the house, and to nobody below', async () => {
  await reminded();
  await world.owner.query(
    `update delivery set state = 'failed', fault = 'refused', settled_at = $1 where notification is not null`,
    [world.clock],
  );
  expect((await ask('manager', 'GET', `/api/home/${world.rose}/failed-deliveries`)).body).toHaveLength(2);
  expect((await ask('carer', 'GET', `/api/home/${world.rose}/failed-deliveries`)).status).toBe(403);
  expect((await ask('manager', 'GET', `/api/home/${world.willow}/failed-deliveries`)).status).toBe(404);
});
