import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSettings } from '#server/kit/runtime/settings.ts';
import { freshDatabase, type FreshDatabase } from '#world/server/database.ts';
import { mailServer, type MailServer } from '#world/server/endpoints.ts';
import { openPost } from './post.ts';

let database: FreshDatabase;
let mail: MailServer;
let now = Date.parse('2026-03-01T09:00:00Z');
const pass = (minutes: number) => void (now += minutes * 60_000);

beforeAll(async () => {
  database = await freshDatabase();
  mail = await mailServer();
});
/** Nothing waits to be sent, and the mail server takes whatever comes. */
beforeEach(async () => {
  await database.pool.query('delete from letter');
  mail.received.length = 0;
  mail.refusal = null;
});
afterAll(async () => {
  await mail.close();
  await database.drop();
});

/** For the moment. */
const notNow = 450;

const letter = {
  to: 'ann@hearth.example',
  subject: 'Choose a new password',
  text: 'Open https://hearth.example/api/password_reset?token=abc and choose one.',
};
const waiting = async () => (await database.pool.query('select id from letter where sent_at is null')).rowCount;

function postOffice(smtp: boolean, lines: string[] = []) {
  const settings = readSettings(
    { DEMO: 'off', PUBLIC_URL: 'https://hearth.example', ...(smtp ? { SMTP_URL: mail.url } : {}) },
    () => ['k'.repeat(32)],
  );
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  return openPost({ settings, pool: database.pool, log, clock: () => new Date(now) });
}

test('a letter reaches the mail server', async () => {
  const post = postOffice(true);
  await post.send(letter);
  await post.close();
  expect(mail.received).toHaveLength(1);
  expect(mail.received[0]).toContain('To: ann@hearth.example');
  expect(mail.received[0]).toContain('no-reply@hearth.example');
  expect(mail.received[0]).toContain('/api/password_reset?token');
  expect(await waiting()).toBe(0);
});

test('a letter the mail server refuses is stored and sent later, once', async () => {
  mail.refusal = notNow;
  const lines: string[] = [];
  const post = postOffice(true, lines);
  await post.send(letter);
  await post.deliver();
  expect(lines.join()).toContain('will be tried again');
  expect(await waiting()).toBe(1);
  mail.refusal = null;
  pass(1);
  const other = postOffice(true);
  await Promise.all([post.deliver(), other.deliver()]);
  expect(mail.received).toHaveLength(1);
  expect(await waiting()).toBe(0);
  await Promise.all([post.close(), other.close()]);
});

test('without a mail server the letter is stored and its link is in the log', async () => {
  const lines: string[] = [];
  const post = postOffice(false, lines);
  await post.send(letter);
  await post.close();
  expect(lines.join()).toContain('https://hearth.example/api/password_reset?token=abc');
  expect(lines.join()).not.toContain('ann@hearth.example');
  expect(await waiting()).toBe(1);
});

test('an address that is refused holds up nobody else', async () => {
  const lines: string[] = [];
  const post = postOffice(true, lines);
  await post.send({ ...letter, to: 'nobody@hearth.example' });
  await post.send(letter);
  await post.close();
  expect(mail.received).toHaveLength(1);
  expect(await waiting()).toBe(1);
  expect(lines.join()).not.toContain('nobody');
});

test('a letter is sent as long as its link opens, and not after', async () => {
  mail.refusal = notNow;
  const post = postOffice(true);
  await post.send({ ...letter, worthMs: 72 * 3_600_000 });
  await post.send({ ...letter, worthMs: 30 * 60_000 });
  await post.deliver();
  mail.refusal = null;
  pass(61);
  await post.deliver();
  expect(mail.received).toHaveLength(1);
  pass(72 * 60);
  await post.deliver();
  await post.close();
  expect(mail.received).toHaveLength(1);
});
