import { setTimeout as pause } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '#server/kit/settings.ts';
import { freshDatabase, type FreshDatabase } from '#world/database.ts';
import { openPost } from './post.ts';

let database: FreshDatabase;
const received: string[] = [];
let refusing = false;
let now = Date.now();
const pass = (minutes: number) => void (now += minutes * 60_000);
const server = new SMTPServer({
  authOptional: true,
  // The certificate that comes with the package is nobody's, and ours is right to refuse it.
  hideSTARTTLS: true,
  onRcptTo: ({ address }, _session, done) => done(address.startsWith('nobody') ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null),
  onMailFrom: (_address, _session, done) => done(refusing ? new Error('not now') : null),
  onData(stream, _session, done) {
    let text = '';
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    stream.on('end', () => {
      received.push(text);
      done();
    });
  },
});

beforeAll(async () => {
  database = await freshDatabase();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await database.drop();
});

const letter = { to: 'ann@hearth.example', subject: 'Choose a new password', text: 'Open https://hearth.example/api/password_reset?token=abc and choose one.' };
const waiting = async () => (await database.pool.query('select id from letter where sent_at is null')).rowCount;

function postOffice(smtp: boolean, lines: string[] = []) {
  const { port } = server.server.address() as AddressInfo;
  const settings = readSettings({ DEMO: 'off', PUBLIC_URL: 'https://hearth.example', ...(smtp ? { SMTP_URL: `smtp://127.0.0.1:${port}` } : {}) }, () => 'k'.repeat(32));
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  return openPost({ settings, pool: database.pool, log, clock: () => new Date(now) });
}

test('a letter reaches the mail server', async () => {
  const post = postOffice(true);
  await post.send(letter);
  await post.close();
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('To: ann@hearth.example');
  expect(received[0]).toContain('no-reply@hearth.example');
  expect(received[0]).toContain('/api/password_reset?token');
  expect(await waiting()).toBe(0);
});

test('a letter the mail server refuses is kept and sent later, once', async () => {
  refusing = true;
  const lines: string[] = [];
  const post = postOffice(true, lines);
  await post.send(letter);
  await post.deliver();
  expect(lines.join()).toContain('will be tried again');
  expect(await waiting()).toBe(1);
  refusing = false;
  pass(1);
  const other = postOffice(true);
  await Promise.all([post.deliver(), other.deliver()]);
  await pause(50);
  expect(received).toHaveLength(2);
  expect(await waiting()).toBe(0);
  await Promise.all([post.close(), other.close()]);
});

test('without a mail server the letter is kept and its link is in the log', async () => {
  const lines: string[] = [];
  const post = postOffice(false, lines);
  await post.send(letter);
  await post.close();
  expect(lines.join()).toContain('https://hearth.example/api/password_reset?token=abc');
  expect(lines.join()).not.toContain('ann@hearth.example');
  expect(await waiting()).toBe(1);
});

test('an address that is refused holds up nobody else', async () => {
  await database.pool.query('update letter set sent_at = now()');
  received.length = 0;
  const lines: string[] = [];
  const post = postOffice(true, lines);
  await post.send({ ...letter, to: 'nobody@hearth.example' });
  await post.send(letter);
  await post.close();
  expect(received).toHaveLength(1);
  expect(await waiting()).toBe(1);
  expect(lines.join()).not.toContain('nobody');
});

test('a letter is sent as long as its link opens, and not after', async () => {
  await database.pool.query('update letter set sent_at = now()');
  received.length = 0;
  refusing = true;
  const post = postOffice(true);
  await post.send({ ...letter, worthMs: 72 * 3_600_000 });
  await post.send({ ...letter, worthMs: 30 * 60_000 });
  await post.deliver();
  refusing = false;
  pass(61);
  await post.deliver();
  expect(received).toHaveLength(1);
  pass(72 * 60);
  await post.deliver();
  await post.close();
  expect(received).toHaveLength(1);
});
