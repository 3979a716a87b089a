import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { v7 } from 'uuid';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Field } from '#domain/kit/vocabulary/fields.ts';
import { catalogue, roles, type Role } from '#domain/kit/vocabulary/permissions.ts';
import { register } from '#domain/register.ts';
import type { DeclaredRoute } from '#server/kit/http/route.ts';
import { orderOf } from '#server/kit/schema/table.ts';
import { addressesOf, besideRegister, guardedCalls } from '#world/server/every-call.ts';
import { watchQuery } from '#world/server/query-reading.ts';
import { waitingThere } from '#world/records/waiting-there.ts';
import { makeWorld, type Caller, type World } from '#world/world.ts';

/**
 * Whoever works in Rose House asks every call there is about Willow Court, where every text says the same strange word:
 * nothing answers with it, and every answer is the one that is given about what does not exist.
 */

const canary = 'Zq7x';
const everyRight = catalogue(register).map(({ codename }) => codename);
const houseRoles = (Object.keys(roles) as Role[]).filter((role) => role !== 'superuser');
const stored = register.filter((entity) => !entity.log);
const ofAHouse = stored.filter(({ belongsTo }) => belongsTo !== 'provider');

let world: World;
/** One record of each kind, there. */
const there = new Map<string, string>();
/** With every right, and in Rose House alone. */
let mighty: Caller;

beforeAll(async () => {
  world = await makeWorld();
  const own: Readonly<Record<string, string>> = { home: world.willow, resident: world.msBird };
  for (const { name } of ofAHouse) there.set(name, own[name] ?? (await world.given(name, {}, 'willow')).id);
  for (const entity of ofAHouse) await plantIn(entity);
  for (const [table, id] of await waitingThere(world, canary)) there.set(table, id);
  mighty = await world.holding(...everyRight);
});
afterAll(() => world.close());

const isText = (field: Field): boolean =>
  (field.kind === 'text' || field.kind === 'longText') && !field.secret && !field.readOnly;

/** Makes every text of the record there the strange word; of a house its name, because others work by its time zone. */
async function plantIn(entity: Entity): Promise<void> {
  const unique = new Set(entity.unique.flatMap(({ fields }) => fields));
  const names = Object.keys(entity.fields).filter(
    (name) => entity.belongsTo !== 'itself' || entity.title.includes(name),
  );
  const texts = names.filter((name) => entity.fields[name] && isText(entity.fields[name]) && !unique.has(name));
  if (texts.length === 0) return;
  const client = await world.owner.connect();
  // What only the server writes refuses every change, its owner's too, unless triggers are told to rest.
  await client.query('set session_replication_role = replica');
  await client.query(
    `update "${entity.name}" set ${texts.map((name) => `"${name}" = '${canary}'`).join()} where id = $1`,
    [there.get(entity.name)],
  );
  await client.query('set session_replication_role = origin');
  client.release();
}

/** Calls whose id is that of the caller, of a draft or of a file on its way, and never a record's of another house. */
const ofOneself = ['/api/me/', '/api/draft/', '/api/upload/', '/api/logout/'];
const about = () =>
  guardedCalls(world.app).filter(({ path }) => path.includes(':id') && !ofOneself.some((own) => path.startsWith(own)));

/** The same wherever the id itself is repeated. */
async function answerTo(caller: Caller, { method }: DeclaredRoute, url: string, id: string): Promise<string> {
  const answer = await world.app.inject({
    method: method as 'GET',
    url,
    headers: caller.headers,
    ...(method === 'GET' || method === 'DELETE' ? {} : { payload: { version: 1 } }),
  });
  return `${answer.statusCode} ${answer.body.replaceAll(id, 'id')}`;
}

/** What is asked of the database while something is done, without what is asked only now and then. */
async function statementsOf(work: () => Promise<string>): Promise<{ said: string; asked: readonly string[] }> {
  const asked: string[] = [];
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const said = await work();
  for (const [given] of query.mock.calls) {
    const text = typeof given === 'string' ? given : ((given as { text?: string } | undefined)?.text ?? '');
    if (/\b(from|into|update)\b/.test(text)) asked.push(text);
  }
  query.mockRestore();
  return { said, asked };
}

async function differences(caller: Caller, asked: readonly DeclaredRoute[]): Promise<string[]> {
  const nowhere = v7();
  const found: string[] = [];
  for (const call of asked) {
    let id = '';
    const known = addressesOf(call, (entity) => (id = there.get(entity) ?? world.willow));
    const unknown = addressesOf(call, () => nowhere);
    for (const [at, url] of known.entries()) {
      const [said, expected] = [
        await answerTo(caller, call, url, id),
        await answerTo(caller, call, unknown[at] ?? '', nowhere),
      ];
      if (said !== expected || said.includes(canary))
        found.push(`${call.method} ${call.path}: ${said.slice(0, 120)} instead of ${expected.slice(0, 120)}`);
    }
  }
  return found;
}

/** Of everything there, what was changed and when; so that a write that is answered with a refusal is noticed too. */
async function stateThere(): Promise<unknown> {
  const rows = await Promise.all(
    [...there].map(([name, id]) =>
      world.owner.query(
        `select to_jsonb(t) as row from "${name}" t where $1 in (to_jsonb(t) ->> 'id', to_jsonb(t) ->> 'record')`,
        [id],
      ),
    ),
  );
  return rows.map((one) => one.rows);
}

test('a record of another house takes the same statements as none at all, so that no clock tells them apart', async () => {
  const nowhere = v7();
  const reads = about().filter(({ method }) => method === 'GET');
  const unequal: string[] = [];
  let counted = 0;
  for (const call of reads) {
    let id = '';
    const [known = ''] = addressesOf(call, (entity) => (id = there.get(entity) ?? world.willow));
    const [unknown = ''] = addressesOf(call, () => nowhere);
    await answerTo(mighty, call, unknown, nowhere);
    const [about, none] = [
      await statementsOf(() => answerTo(mighty, call, known, id)),
      await statementsOf(() => answerTo(mighty, call, unknown, nowhere)),
    ];
    counted += none.asked.length;
    if (JSON.stringify(about.asked) !== JSON.stringify(none.asked))
      unequal.push(`${call.path}: ${about.asked.length} instead of ${none.asked.length}`);
  }
  expect(unequal).toEqual([]);
  expect(counted).toBeGreaterThan(reads.length / 2);
});

test('whatever a call asks an id of, there is one there', () => {
  expect(Object.values(besideRegister).filter((table) => !there.has(table))).toEqual([]);
  const unknown = about().filter(
    ({ path }) =>
      ![...Object.keys(besideRegister), '/api/home/', '/api/list-view/'].some((own) => path.startsWith(own)) &&
      !register.some(({ path: own, alias }) => [own, alias].some((one) => one && path.startsWith(`/api/${one}/`))),
  );
  expect(unknown.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('head office, whose house it is too, is told by most of the same reads what stands there', async () => {
  const reads = about().filter(({ method }) => method === 'GET');
  const seen = await differences(world.as('superuser'), reads);
  expect(about().length).toBeGreaterThan(250);
  expect(seen.length).toBeGreaterThan(reads.length / 2);
});

test('whoever has every right in one house is answered about another as about nothing, and changes nothing there', async () => {
  const before = await stateThere();
  expect(await differences(mighty, about())).toEqual([]);
  expect(await stateThere()).toEqual(before);
});

test.each(houseRoles)('%s of one house is answered about another as about nothing too', async (role) => {
  const share = about().filter((_, at) => at % houseRoles.length === houseRoles.indexOf(role));
  expect(await differences(world.as(role), share)).toEqual([]);
});

/** Ways of asking a list about what lies there: by its house, its resident, what it points to, its words, its order. */
function questions(entity: Entity): readonly string[] {
  const refs = entity.filters.flatMap((name) => {
    const field = entity.fields[name];
    const to = field?.kind === 'ref' || field?.kind === 'refs' ? there.get(field.to) : undefined;
    return to ? [`${name}=${to}`] : [];
  });
  const orders = [entity.order, ...entity.sorts].map((order) => `ordering=${orderOf(order).column}`);
  return [
    'limit=200',
    ...(entity.belongsTo === 'provider' ? [] : [`home=${world.willow}`]),
    ...('resident' in entity.fields ? [`resident=${world.msBird}`] : []),
    ...(entity.search.length > 0 ? [`search=${canary}`] : []),
    ...refs,
    ...orders,
  ];
}

/** The same question about what does not exist. */
const aboutNothing = (question: string): string => question.replaceAll(/[0-9a-f-]{36}/g, v7()).replace(canary, 'Yw4k');

test.each(stored)('no question to the list of $name tells of another house more than of nothing', async (entity) => {
  const ids = [...there.values()];
  const days = entity.listsDays === null ? '' : '&date_from=2020-01-01';
  for (const question of questions(entity)) {
    const known = await mighty.get(`/api/${entity.path}/?${question}${days}`);
    const found = ids.filter((id) => known.body.includes(`"id":"${id}"`));
    expect([known.body.includes(canary), found], question).toEqual([false, []]);
    const nothing = aboutNothing(question);
    if (nothing === question) continue;
    const unknown = await mighty.get(`/api/${entity.path}/?${nothing}${days}`);
    const answered = ({ statusCode, body, headers }: typeof known) => [statusCode, body, headers['content-length']];
    expect(answered(known), question).toEqual(answered(unknown));
    expect(typeof known.headers['link'], question).toBe(typeof unknown.headers['link']);
  }
});

/** What calls without an id in their path are told in the query. */
const queries = () => [
  '',
  `?home=${world.willow}`,
  `?resident=${world.msBird}`,
  `?home=${world.willow}&resident=${world.msBird}&week=2026-03-02&date=2026-03-01&month=2026-03&from=2026-02-01&to=2026-03-02`,
  `?staff=${there.get('staff')}&person=${there.get('staff')}`,
  `?q=${canary}`,
  `?q=${canary}&home=${world.willow}`,
  `?entity=note&id=${there.get('note')}`,
  `?target=${there.get('plan')}`,
];

test('no other read tells of another house, whatever it is asked', async () => {
  const leaks: string[] = [];
  for (const { path } of guardedCalls(world.app).filter(({ method, path }) => method === 'GET' && !path.includes(':')))
    for (const query of queries()) {
      const { answer, readsQuery } = await watchQuery(() => mighty.get(`${path}${query}`));
      if (answer.body.includes(canary)) leaks.push(`${path}${query}`);
      if (!readsQuery) break;
    }
  expect(leaks).toEqual([]);
});
