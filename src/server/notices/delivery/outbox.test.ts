import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { httpEndpoint, mailServer, type HttpEndpoint, type MailServer } from '#world/server/endpoints.ts';
import { makeWorld, now, type World } from '#world/world.ts';
import type { AppDependencies } from '../../kit/runtime/app-dependencies.ts';
import { openOutbox } from './outbox.ts';
import { sendersOf } from './senders.ts';

let world: World;
let mail: MailServer;
let push: HttpEndpoint;
let gateway: HttpEndpoint;
let parts: AppDependencies;

beforeAll(async () => {
  [world, mail, push, gateway] = await Promise.all([makeWorld(), mailServer(), httpEndpoint(), httpEndpoint()]);
  const { settings } = world.parts;
  const sms = { url: gateway.url, authorization: 'Bearer of texts', body: '{"to":"{to}","text":"{text}","id":"{id}"}' };
  parts = {
    ...world.parts,
    settings: { ...settings, smtpUrl: mail.url, sms, push: { isOn: true, hosts: [push.host] } },
  };
});
afterAll(() => Promise.all([world.close(), mail.close(), push.close(), gateway.close()]));
beforeEach(async () => {
  world.clock = now;
  mail.refusal = null;
  push.status = gateway.status = 201;
  for (const service of [mail.received, push.posted, gateway.posted]) service.length = 0;
  await world.owner.query('delete from delivery');
  await world.owner.query('delete from push_subscription');
  await world.owner.query('update notification set is_deleted = true');
  await world.owner.query(`update staff set phone = '07700 900123' where id = $1`, [world.people.senior]);
});

const prefers = (critical: string) =>
  world.owner.query(
    `update staff set alert_preferences = jsonb_build_object('info', 'email', 'low', 'email', 'medium', 'in_app', 'high', $2::text, 'critical', $2::text) where id = $1`,
    [world.people.senior, critical],
  );
const raise = (given: object = {}) =>
  world.given('notification', {
    home: world.rose,
    resident: world.mrHale,
    title: 'Head strike after a fall',
    message: 'Mr Hale fell and may bleed',
    severity: 'critical',
    category: 'clinical',
    staff: world.people.senior,
    recipients: [],
    status: 'active',
    ...given,
  });
const deliver = () => openOutbox(parts, sendersOf(parts, world.context)).deliver();
const pass = (minutes: number) => void (world.clock = new Date(world.clock.getTime() + minutes * 60_000));
const deliveries = async () =>
  (
    await world.owner.query<{ channel: string; state: string; attempts: number; fault: string | null }>(
      'select channel, state, attempts, fault from delivery order by id',
    )
  ).rows;
const secrets = /fall|fell|head|strike|hale|arthur|bleed|clinical/i;

test('a critical reminder is e-mailed at once, by however many nodes once, without a name or a clinical word', async () => {
  await prefers('email');
  const { id } = await raise();
  await Promise.all([deliver(), deliver(), deliver()]);
  expect(mail.received).toHaveLength(1);
  expect(mail.received[0]).toContain('Rose House: 1 critical');
  expect(mail.received[0]?.replaceAll('=\r\n', '')).toContain(`/notification?id=3D${id}`);
  expect(mail.received[0]).not.toMatch(secrets);
  expect(await deliveries()).toEqual([{ channel: 'email', state: 'sent', attempts: 1, fault: null }]);
});

test('whoever reads in Hearth is sent nothing, and what is low waits for the daily letter', async () => {
  await prefers('in_app');
  await raise();
  await prefers('email');
  await raise({ severity: 'low' });
  await deliver();
  expect(mail.received).toEqual([]);
  expect(await deliveries()).toEqual([]);
});

test('what waits together is sent together', async () => {
  await prefers('email');
  await raise();
  await raise({ severity: 'high' });
  await deliver();
  expect(mail.received).toHaveLength(1);
  expect(mail.received[0]).toContain('Rose House: 1 critical, 1 high');
});

test('a mail server that is busy is asked again later and later; a mailbox that is refused is not', async () => {
  await prefers('email');
  await raise();
  mail.refusal = 451;
  await deliver();
  await deliver();
  expect(await deliveries()).toEqual([{ channel: 'email', state: 'waiting', attempts: 1, fault: 'unreachable' }]);
  pass(1);
  await deliver();
  pass(1);
  await deliver();
  expect(await deliveries()).toMatchObject([{ attempts: 2 }]);
  mail.refusal = null;
  pass(1);
  await deliver();
  expect(await deliveries()).toMatchObject([{ state: 'sent', attempts: 3 }]);
  mail.refusal = 550;
  await raise();
  await deliver();
  expect((await deliveries()).at(-1)).toEqual({ channel: 'email', state: 'failed', attempts: 1, fault: 'refused' });
});

test('tries come to an end, and the failure is stored', async () => {
  await prefers('sms');
  gateway.status = 503;
  await raise();
  for (let hour = 0; hour < 8; hour++) {
    await deliver();
    pass(40);
  }
  expect(await deliveries()).toEqual([{ channel: 'sms', state: 'failed', attempts: 8, fault: 'unreachable' }]);
});

test('a node that is lost while it sends leaves the message to the others', async () => {
  await prefers('email');
  await raise();
  await world.owner.query(`update delivery set attempts = 1, next_try_at = $1`, [new Date(now.getTime() + 90_000)]);
  await deliver();
  expect(mail.received).toEqual([]);
  pass(2);
  await deliver();
  expect(mail.received).toHaveLength(1);
});

test('what somebody has seen meanwhile is not sent, and what nobody answers rings again', async () => {
  await prefers('email');
  const seen = await raise();
  await world.owner.query(`update notification set status = 'acknowledged' where id = $1`, [seen.id]);
  await deliver();
  expect(await deliveries()).toMatchObject([{ state: 'not_needed' }]);
  const { id } = await raise();
  await deliver();
  await world.owner.query(`update notification set message = 'The same, said better' where id = $1`, [id]);
  await deliver();
  expect(mail.received).toHaveLength(1);
  await world.owner.query(`update notification set escalation_level = 1 where id = $1`, [id]);
  await deliver();
  expect(mail.received).toHaveLength(2);
});

test('a text reaches the gateway as it asks for it, and a refused number is not tried again', async () => {
  await prefers('sms');
  await raise();
  await deliver();
  const [posted] = gateway.posted;
  expect(posted?.headers).toMatchObject({
    authorization: 'Bearer of texts',
    'content-type': 'application/json',
    'idempotency-key': expect.stringMatching(/\d/),
  });
  const body = JSON.parse(posted?.body.toString() ?? '') as { to: string; text: string };
  expect(body.to).toBe('+447700900123');
  expect(body.text).toMatch(
    /^Hearth: A reminder needs you\. Rose House: 1 critical\. http:\/\/hearth\.test\/notification\?id=/,
  );
  expect(body.text).not.toMatch(secrets);
  gateway.status = 400;
  await raise();
  await deliver();
  await world.owner.query(`update staff set phone = 'none' where id = $1`, [world.people.senior]);
  await raise();
  await deliver();
  expect((await deliveries()).map(({ state, fault }) => [state, fault])).toEqual([
    ['sent', null],
    ['failed', 'refused'],
    ['failed', 'no_address'],
  ]);
});

test('a push message can be read by the browser alone; a browser that is gone is forgotten', async () => {
  await prefers('push');
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const add = () =>
    world.owner.query(
      `insert into push_subscription (id, staff, endpoint, p256dh, auth, device, created_at) values (gen_random_uuid(), $1, $2, $3, $4, 'test', $5)`,
      [world.people.senior, push.url, browser.getPublicKey('base64url'), auth.toString('base64url'), world.clock],
    );
  await add();
  const { id } = await raise();
  await deliver();
  const [posted] = push.posted;
  expect(posted?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    urgency: 'high',
    authorization: expect.stringMatching(/^vapid t=.+, k=/),
  });
  const message = JSON.parse(decrypted(posted?.body ?? Buffer.alloc(0), browser, auth)) as {
    text: string;
    path: string;
  };
  expect(message).toEqual({ text: 'A reminder needs you. Rose House: 1 critical.', path: `/notification?id=${id}` });
  push.status = 410;
  await raise();
  await deliver();
  expect((await deliveries()).at(-1)).toMatchObject({ state: 'failed', fault: 'no_device' });
  expect((await world.owner.query('select 1 from push_subscription')).rowCount).toBe(0);
});

/** As RFC 8291 has the browser do it. */
function decrypted(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const rest = body.subarray(21 + sender.length);
  const derive = (key: Buffer, by: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, by, info, length));
  const shared = derive(
    browser.computeSecret(sender),
    auth,
    Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]),
    32,
  );
  const cipher = createDecipheriv(
    'aes-128-gcm',
    derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(shared, salt, 'Content-Encoding: nonce\0', 12),
  );
  cipher.setAuthTag(rest.subarray(-16));
  const text = Buffer.concat([cipher.update(rest.subarray(0, -16)), cipher.final()]);
  return text.subarray(0, -1).toString();
}

test('a channel that is not set up says so', async () => {
  await prefers('sms');
  await raise();
  await openOutbox(world.parts, sendersOf(world.parts, world.context)).deliver();
  expect(await deliveries()).toEqual([{ channel: 'sms', state: 'failed', attempts: 1, fault: 'not_configured' }]);
});
