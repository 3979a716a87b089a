import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { FigureName } from '#domain/house-overview/figures.ts';
import type { FigureDetail } from '#domain/house-overview/overview.ts';
import type { LedgerLine } from '#domain/money/balance.ts';
import { register } from '#domain/register.ts';
import { firstWrongLine } from '#world/records/first-wrong-line.ts';
import type { FreshDatabase } from '#world/server/database.ts';
import { demonstrationDatabase, demonstrationDay, demonstrationParts } from '#world/server/demonstration.ts';
import { buildApp } from '../../app.ts';
import { noCommitListener, onPool, type Db } from '../../kit/runtime/database.ts';
import type { AppDependencies } from '../../kit/runtime/app-dependencies.ts';
import { openEncryption } from '../../kit/access/encryption.ts';
import { quoted } from '../../kit/schema/table.ts';

let database: FreshDatabase;
let parts: AppDependencies;
let db: Db;
let app: FastifyInstance;
const now = new Date(demonstrationDay);

beforeAll(async () => {
  database = await demonstrationDatabase();
  parts = demonstrationParts(database.pool, () => now);
  db = onPool(database.pool, noCommitListener);
  app = await buildApp(parts);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

async function signIn(username: string): Promise<Record<string, string>> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/login/',
    payload: { username, password: 'gateway-demo-2026' },
  });
  expect(answer.statusCode).toBe(200);
  return { authorization: `Token ${answer.json<{ token: string }>().token}` };
}
const namesOf = async (username: string, url: string): Promise<string[]> => {
  const answer = await app.inject({ url, headers: await signIn(username) });
  return answer
    .json<{ name: string }[]>()
    .map(({ name }) => name)
    .toSorted();
};

test.each(register.map(({ name }) => name))('%s has records to look at', async (name) => {
  const rows = await db.query(`select 1 from ${quoted(name)} limit 1`);
  expect(rows).toHaveLength(1);
});

test('every house has papers to read, what runs out soon is raised, and a thing leads to its certificate', async () => {
  const papers = await db.query<{ name: string; papers: number; words: number; pictures: number }>(
    `select h.name, count(*)::int as papers, count(a.content_text)::int as words, count(t.attachment)::int as pictures
     from attachment a join home h on h.id = a.home left join attachment_thumbnail t on t.attachment = a.id
     where a.used_as = 'document' and a.resident is null and a.staff is null group by h.name order by h.name`,
  );
  expect(papers.map(({ papers: all, words, pictures }) => [all, words, pictures])).toEqual([
    [4, 4, 4],
    [4, 4, 4],
    [4, 4, 4],
  ]);
  const raised = await db.query(`select distinct home from notification where rule_code = 'FILE-1'`);
  expect(raised).toHaveLength(3);
  const proved = await db.query(
    `select from house_asset s, jsonb_array_elements(s.checks) c join attachment a on a.id::text = c ->> 'certificate'
     where a.linked_object ->> 'id' = s.id::text`,
  );
  expect(proved).toHaveLength(3);
});

test('the homes have as many residents as they say', async () => {
  const rows = await db.query(
    `select h.name, count(*)::int as residents from resident r join home h on h.id = r.home where not r.is_discharged_status group by h.name order by h.name`,
  );
  expect(rows).toEqual([
    { name: 'Oak Lodge', residents: 8 },
    { name: 'Rose House', residents: 12 },
    { name: 'Willow Court', residents: 20 },
  ]);
});

test('every shift so far had someone on it, and two of today’s are open', async () => {
  const rows = await db.query(
    `select h.name, r.shift_type, r.date::text = (($1::timestamptz at time zone 'Europe/London')::date)::text as tonight from rota r join home h on h.id = r.home where r.staff is null and r.date <= ($1::timestamptz at time zone 'Europe/London')::date`,
    [now.toISOString()],
  );
  expect(rows).toHaveLength(2);
  expect(rows).toEqual(
    expect.arrayContaining([
      { name: 'Rose House', shift_type: 'waking_night', tonight: true },
      { name: 'Oak Lodge', shift_type: 'late', tonight: true },
    ]),
  );
});

test('every account of the ledger adds up from its first line', async () => {
  const lines = await db.query<LedgerLine & { account: string }>(
    `select account_kind || coalesce(resident, home)::text as account, amount::text, balance_before::text, balance_after::text from transaction order by posted_at, id`,
  );
  const accounts = Map.groupBy(lines, ({ account }) => account);
  expect(accounts.size).toBeGreaterThan(20);
  for (const account of accounts.values()) expect(firstWrongLine(account)).toBeNull();
});

test.each([
  ['admin', ['Oak Lodge', 'Rose House', 'Willow Court']],
  ['manager', ['Oak Lodge', 'Rose House']],
  ['senior', ['Oak Lodge', 'Rose House']],
  ['carer', ['Oak Lodge', 'Rose House']],
  ['agency', ['Rose House']],
  ['auditor', ['Oak Lodge', 'Rose House', 'Willow Court']],
])('%s signs in with the stated password and finds the stated houses', async (username, houses) => {
  expect(await namesOf(username, '/api/homes/')).toEqual(houses);
});

test('the agency worker meets the brief of the house, and writes nothing before reading it', async () => {
  const headers = await signIn('agency');
  const [rose] = (await app.inject({ url: '/api/homes/', headers })).json<{ id: string }[]>();
  const brief = (await app.inject({ url: `/api/home/${rose?.id}/brief/`, headers })).json<{
    must_read: boolean;
    cards: { person: { id: string } }[];
  }>();
  expect(brief.must_read).toBe(true);
  await app.inject({ method: 'POST', url: '/api/me/active/', headers, payload: { home: rose?.id } });
  const note = {
    resident: brief.cards[0]?.person.id,
    home: rose?.id,
    occurred_at: now.toISOString(),
    body: 'Had tea with everyone.',
  };
  const early = await app.inject({ method: 'POST', url: '/api/note/', headers, payload: note });
  expect([early.statusCode, early.json()]).toMatchObject([403, { code: 'brief' }]);
});

const fails = (error: unknown): never => {
  throw error;
};

test('what is confidential is encrypted where it is stored', async () => {
  const rows = await db.query<{ content: Buffer }>('select content from confidential_info');
  const { decrypt } = await openEncryption({
    db,
    secretKeys: parts.settings.secretKeys,
    now: () => now.toISOString(),
    onRereadFailed: fails,
  });
  const contents = await Promise.all(rows.map(({ content }) => decrypt(content)));
  expect(contents).toContainEqual(expect.stringContaining('Leanne'));
  expect(rows.map(({ content }) => content.toString('latin1')).join()).not.toContain('Leanne');
});

test.each([
  [
    'a waking night in Rose House that nobody has taken',
    `select 1 from rota r join home h on h.id = r.home where h.name = 'Rose House' and r.shift_type = 'waking_night' and r.staff is null and r.status = 'published' and r.end_at > $1::timestamptz`,
  ],
  ['a plan whose review is overdue', `select 1 from plan where status = 'active' and review_date < $1::date`],
  [
    'a cash count that does not add up',
    `select 1 from payments_handover where status = 'discrepancy' and total_difference = 5 and counted_at <= $1`,
  ],
  ['stock below its level', `select 1 from house_stock where quantity < reorder_level and created_at < $1`],
  [
    'a DoLS that runs out within a fortnight',
    `select 1 from resident where dols_status = 'standard' and dols_expiry between $1::date and $1::date + 14`,
  ],
  [
    'two falls of one person within 28 days',
    `select 1 from incident where incident_type = 'fall' and occurred_at > $1::timestamptz - interval '28 days' group by resident having count(*) = 2`,
  ],
  [
    'a loss of more than five per cent in three months',
    `select 1 from weight where occurred_at <= $1 and weight_kg is not null group by resident having (array_agg(weight_kg order by occurred_at desc))[1] < 0.95 * (array_agg(weight_kg order by occurred_at))[1]`,
  ],
  [
    'a weekly appointment that has been and is booked for four weeks more',
    `with recursive series as (
      select id, next_appointment, starts_at from appointment where repeat = 'weekly' and status = 'attended' and next_appointment is not null
      union all select n.id, n.next_appointment, n.starts_at from appointment n join series s on n.id = s.next_appointment)
    select 1 from series where next_appointment is null and starts_at > $1::timestamptz + interval '28 days'`,
  ],
  ['someone in hospital', `select 1 from resident where status = 'hospital' and updated_at <= $1`],
])('a visitor can find %s', async (_, text) => {
  expect(await db.query(text, [now.toISOString()])).not.toHaveLength(0);
});

const asManager = async <T>(url: string): Promise<T> =>
  (await app.inject({ url, headers: await signIn('manager') })).json<T>();
const figureOf = async (house: string, figure: FigureName): Promise<FigureDetail> => {
  const [home] = (await asManager<{ id: string; name: string }[]>('/api/homes/')).filter(({ name }) => name === house);
  return asManager<FigureDetail>(`/api/home/${home?.id}/figures/${figure}/`);
};
const namesIn = ({ items }: FigureDetail): string[] => items.map(({ name }) => name);
const summaryOf = async (last: string): Promise<Record<string, unknown>> => {
  const [person] = await db.query<{ id: string }>('select id from resident where last_name = $1', [last]);
  return asManager<Record<string, unknown>>(`/api/resident/${person?.id}/summary/`);
};

test('the overview of Rose House shows who is losing weight, what review has slipped and which shift is open tonight', async () => {
  const rose = (figure: FigureName) => figureOf('Rose House', figure);
  expect(namesIn(await rose('weight_loss'))).toContain('Colin Baptiste');
  expect((await rose('plans_overdue')).value).toBeGreaterThan(0);
  expect(namesIn(await rose('gaps'))).toContainEqual(expect.stringMatching(/^Waking night/));
  expect((await rose('incidents')).value).toBeGreaterThan(1);
});

test('the overview of Oak Lodge shows who drinks too little, and a review that has slipped', async () => {
  expect(namesIn(await figureOf('Oak Lodge', 'fluids_below')).join()).toContain('Thorpe');
  expect((await figureOf('Oak Lodge', 'plans_overdue')).value).toBeGreaterThan(0);
});

test('stock below its level is told in the overview of a house the manager works in', async () => {
  const houses = await Promise.all(['Rose House', 'Oak Lodge'].map((house) => figureOf(house, 'stock_low')));
  expect(houses.flatMap(({ items }) => items)).not.toHaveLength(0);
});

test('the pages of those concerned show a low mood, a fall that is looked into and a DoLS that runs out', async () => {
  expect((await summaryOf('Rahman'))['mood']).toMatchObject({
    mood_score: expect.toSatisfy((score: number) => score <= 2),
  });
  expect((await summaryOf('Clarke'))['incidents']).toMatchObject({
    newest: expect.arrayContaining([expect.objectContaining({ incident_type: 'fall' })]),
  });
  expect((await summaryOf('Achebe'))['resident']).toMatchObject({
    dols_status: 'standard',
    dols_expiry: expect.any(String),
  });
});

test('the cash count that does not add up waits among the counts', async () => {
  expect(await asManager('/api/payments-handover/?status=discrepancy')).not.toHaveLength(0);
});
