import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPost } from '../../session/letters/post.ts';
import { areas } from '../../areas.ts';
import { makeWorld, now, type World } from '#world/world.ts';
import { dailyDigest } from './daily-digest.ts';

let world: World;
let senior: string;
beforeAll(async () => {
  world = await makeWorld();
  senior = `${world.people.senior}@example.org`;
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock = now;
  await world.owner.query('delete from letter');
  await world.owner.query('update notification set is_deleted = true');
  await prefers('email');
});

const prefers = (low: string) =>
  world.owner.query(
    `update staff set alert_preferences = jsonb_build_object('info', 'in_app', 'low', $2::text, 'medium', 'in_app', 'high', 'in_app', 'critical', 'in_app') where id = $1`,
    [world.people.senior, low],
  );
const waits = (given: object = {}) =>
  world.given('notification', {
    home: world.rose,
    resident: world.mrHale,
    title: 'Weighing is overdue',
    message: 'Last weighed 40 days ago',
    severity: 'low',
    category: 'clinical',
    staff: world.people.senior,
    recipients: [],
    ...given,
  });
const work = () =>
  dailyDigest({ settings: world.parts.settings, post: (letter) => openPost(world.parts).send(letter) }).work(
    world.context,
  );
const letters = async () =>
  (
    await world.owner.query<{ to: string; subject: string; text: string }>(
      'select "to", subject, text from letter order by created_at',
    )
  ).rows;

test('whoever chose e-mail for low ones gets one letter a day that says how many wait, and where', async () => {
  await waits();
  await waits({ resident: null });
  await work();
  await work();
  const sent = await letters();
  expect(sent.map(({ to }) => to)).toEqual([senior]);
  expect(sent[0]?.text).toContain('Rose House: 2 reminders');
  expect(sent[0]?.text).toContain('http://hearth.test/notification');
  world.clock = new Date('2026-03-02T07:00:00.000Z');
  await work();
  expect(await letters()).toHaveLength(2);
});

test('nothing of what it is about, or whom, travels by mail', async () => {
  await waits();
  await work();
  const [letter] = await letters();
  expect(letter?.text).toMatch(/1 reminder\n/);
  expect(`${letter?.subject} ${letter?.text}`).not.toMatch(/weigh|hale|clinical/i);
});

test('before seven, and with nothing that waits, no letter comes', async () => {
  await waits({ severity: 'medium' });
  await work();
  await waits();
  world.clock = new Date('2026-03-01T06:59:00.000Z');
  await work();
  expect(await letters()).toEqual([]);
});

test('whoever reads reminders in Hearth gets no letter, and without a mail server there is no such job', async () => {
  await waits();
  await prefers('in_app');
  await work();
  expect(await letters()).toEqual([]);
  const digests = (smtpUrl: string | null) =>
    areas
      .nodeJobs({ ...world.parts, settings: { ...world.parts.settings, smtpUrl } }, world.context)
      .filter(({ name }) => name === 'daily-digest');
  expect(digests(null)).toEqual([]);
  expect(digests('smtp://mail.test')).toHaveLength(1);
});
