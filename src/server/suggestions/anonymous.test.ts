import { Writable } from 'node:stream';
import { pino } from 'pino';
import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedEvent } from '#server/kit/live/change-feed.ts';
import { buildApp } from '#server/app.ts';
import { sweep } from '#server/alerts/sweep/sweep.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
let app: FastifyInstance;
/** Everything the node writes into its log. */
const lines: string[] = [];
/** Everything that open screens are told. */
const events: FeedEvent[] = [];
let unsubscribe: () => void;
/** Whatever tells who the author is: person, account, session, address, device. */
let marks: readonly string[];

beforeAll(async () => {
  world = await makeWorld();
  const log = pino(
    { level: 'trace' },
    new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) }),
  );
  app = await buildApp({ ...world.parts, log });
  unsubscribe = await app.changes.subscribe((items) => void events.push(...(items ?? [])));
  await world.owner.query(`update staff set first_name = 'Annabel', last_name = 'Quillfeather' where id = $1`, [
    world.people.carer,
  ]);
  // What the rules find about the house and its people is found before.
  await sweep(app.context, { home: world.rose, resident: null });
  const { rows } = await world.owner.query<{ marks: string[] }>(
    `select array[s.id::text, s.first_name, s.last_name, s.username] || array(select x.id::text from session x where x.staff = s.id) as marks
      from staff s where s.id = $1`,
    [world.people.carer],
  );
  marks = [...(rows[0]?.marks ?? []).filter(Boolean), '203.0.113.7', 'Anns own telephone'];
});
afterAll(async () => {
  unsubscribe();
  await app.close();
  await world.close();
});

const send = (method: 'POST' | 'PUT', url: string, payload: object) =>
  app.inject({
    method,
    url,
    payload,
    remoteAddress: '203.0.113.7',
    headers: { ...world.as('carer').headers, 'user-agent': 'Anns own telephone' },
  });

/** Every row of every table, as text. */
async function everything(): Promise<readonly string[]> {
  const { rows: tables } = await world.owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const each = await Promise.all(
    tables.map(async ({ name }) =>
      (await world.owner.query<{ row: string }>(`select t::text as row from ${name} t`)).rows.map(
        ({ row }) => `${name} ${row}`,
      ),
    ),
  );
  return each.flat();
}

const isRevealing = (text: string): boolean => marks.some((mark) => text.includes(mark));

/** What the product knows after an act and did not know before, as far as it names the author. */
async function leftBehind(act: () => Promise<void>): Promise<readonly string[]> {
  const known = new Set(await everything());
  const [line, event] = [lines.length, events.length];
  await act();
  const after = await everything();
  await expect.poll(() => events.length).toBeGreaterThan(event);
  return [
    ...after.filter((row) => !known.has(row)),
    ...lines.slice(line),
    ...events.slice(event).map((one) => JSON.stringify(one)),
  ].filter(isRevealing);
}

const words = { title: 'Say who is on tonight', body: 'It would help to see the names before bedtime.' };

test.each([{ from_type: 'anonymous' }, { from_type: 'staff', is_anonymous: true }])(
  'after an anonymous suggestion ($from_type) neither the database nor the log nor the event stream names its author',
  async (nameless) => {
    const id = v7();
    const left = await leftBehind(async () => {
      // Begun under a name, made nameless on the way, and the request that would have dropped the draft was lost.
      await send('PUT', '/api/draft/suggestion/', { id, values: { from_type: 'staff', ...words } });
      await send('PUT', '/api/draft/suggestion/', { id, values: { ...nameless, ...words } });
      const made = await send('POST', '/api/suggestion/', { id, home: world.rose, ...nameless, ...words });
      expect(made.statusCode, made.body).toBe(201);
      expect(made.json()).toMatchObject({ created_by: null, updated_by: null, from_name: null });
      await sweep(app.context, { home: world.rose, resident: null });
    });
    expect(left).toEqual([]);
  },
);

test('a draft that outlived its form goes with the anonymous suggestion it became', async () => {
  const id = v7();
  const left = await leftBehind(async () => {
    await send('PUT', '/api/draft/suggestion/', { id, values: { from_type: 'staff', ...words } });
    await send('POST', '/api/suggestion/', { id, home: world.rose, from_type: 'anonymous', ...words });
  });
  expect(left).toEqual([]);
});

test('an anonymous complaint stays as nameless as the suggestion it came as', async () => {
  const left = await leftBehind(async () => {
    const made = await send('POST', '/api/suggestion/', {
      home: world.rose,
      from_type: 'anonymous',
      is_complaint: true,
      confirmed_warnings: ['complaint'],
      ...words,
    });
    expect(made.statusCode, made.body).toBe(201);
    await sweep(app.context, { home: world.rose, resident: null });
  });
  expect(left).toEqual([]);
});

test('the same search finds whoever makes a suggestion under their name', async () => {
  const left = await leftBehind(async () => {
    await send('POST', '/api/suggestion/', { home: world.rose, from_type: 'staff', ...words });
  });
  expect(left.some((row) => row.startsWith('public.suggestion '))).toBe(true);
  expect(left.some((row) => row.startsWith('public.user_history'))).toBe(true);
});
