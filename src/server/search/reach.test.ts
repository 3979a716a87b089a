import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import type { SearchAnswer } from '#domain/search/found.ts';
import { searched, type Searched } from '#domain/search/searched.ts';
import { readCatalog } from '../database/catalog.ts';
import { quoted } from '../kit/schema/table.ts';
import { noCommitListener, onPool } from '../kit/runtime/database.ts';
import { makeWorld, type Caller, type World } from '#world/world.ts';
import { isByHouse, tightSql, wordsSql } from './document-sql.ts';
import { learnWords } from './word-list.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const words = ['clover', 'heather', 'bramble'] as const;
const roles = ['superuser', 'manager', 'senior', 'carer', 'agency', 'auditor'] as const;

const found = async (caller: Caller, q: string) =>
  (await caller.get(`/api/search/?${new URLSearchParams({ q })}`)).json<SearchAnswer>().found;

/** Everything a list would show this caller, from the beginning of time. */
async function listed(caller: Caller): Promise<ReadonlySet<string>> {
  const rows = await Promise.all(
    searched.map(async ({ entity }) => {
      const asked = entity.name === 'resident' ? ['', 'status=discharged,deceased&'] : ['date_from=2000-01-01&'];
      const pages = await Promise.all(asked.map((one) => caller.get(`/api/${entity.path}/?${one}limit=200`)));
      return pages.flatMap((page) => (page.statusCode === 200 ? page.json<AnyRecord[]>() : []));
    }),
  );
  return new Set(rows.flat().map(({ id }) => id));
}

async function plant(): Promise<void> {
  for (const [at, word] of words.entries()) {
    for (const where of ['rose', 'willow'] as const) {
      for (const visibility of ['team', 'senior_only'])
        await world.given(
          'note',
          {
            body: `The ${word} was in flower.`,
            visibility,
            occurred_at: at === 0 ? '2026-02-01T10:00:00Z' : '2026-02-28T10:00:00Z',
            late_entry_reason: 'forgot',
          },
          where,
        );
      await world.given('incident', { description: `Fell over the ${word}.` }, where);
      await world.given('plan', { title: `A vase of ${word}` }, where);
      await world.given('house_asset', { name: `Pot for ${word}` }, where);
      await world.given(
        'resident',
        {
          first_name: word,
          status: 'current',
          admission_date: '2020-01-01',
          national_id_type: 'local',
          national_id: `PLANT-${where}-${at}`,
        },
        where,
      );
    }
  }
  await world.owner.query(`update note set is_deleted = true where id in (select id from note order by id limit 2)`);
  const {
    rows: [gone],
  } = await world.owner.query<{ id: string; home: string }>(
    `select id, home from resident where first_name = 'heather' and home = $1`,
    [world.rose],
  );
  await world.owner.query(`update resident set status = 'discharged', is_discharged_status = true where id = $1`, [
    gone?.id,
  ]);
  await world.owner.query(
    `insert into departure (resident, home, left_at, reason) values ($1, $2, '2026-02-01T00:00:00Z', 'left')`,
    [gone?.id, gone?.home],
  );
}

test('nobody ever finds what a list would not show them, before the words are learnt and after', async () => {
  await plant();
  const questions = fc.record({
    word: fc.constantFrom(...words, 'flower', 'fell', 'vase'),
    cut: fc.integer({ min: 1, max: 8 }),
    tail: fc.constantFrom('', ' flower', ' last month', ' type:note', ' by:lee', ' resident:heather'),
  });
  for (const learnt of [false, true]) {
    if (learnt) await learnWords(world.context);
    for (const role of roles) {
      const caller = world.as(role);
      const open = await listed(caller);
      await fc.assert(
        fc.asyncProperty(questions, async ({ word, cut, tail }) => {
          for (const one of await found(caller, `${word.slice(0, cut)}${tail}`))
            expect(open, `${role} ${one.kind}`).toContain(one.id);
        }),
        { numRuns: 8 },
      );
    }
  }
});

test('what was written after the words were learnt is found by its beginning too', async () => {
  await learnWords(world.context);
  world.clock = new Date(world.clock.getTime() + 60_000);
  const { id } = await world.given('note', { body: 'A zygomatic bruise.', visibility: 'team' });
  expect((await found(world.as('carer'), 'zygom')).map((one) => one.id)).toEqual([id]);
  world.clock = new Date(world.clock.getTime() + 60_000);
  await learnWords(world.context);
  expect((await found(world.as('carer'), 'zygom')).map((one) => one.id)).toEqual([id]);
  expect((await found(world.as('carer'), 'zygomatci')).map((one) => one.id)).toEqual([id]);
});

test('a note or plan that came with a resident from another house is found where they live now, and no longer where they lived', async () => {
  const person = await world.given(
    'resident',
    {
      first_name: 'Wanda',
      status: 'current',
      admission_date: '2020-01-01',
      national_id_type: 'local',
      national_id: 'MOVED-1',
    },
    'willow',
  );
  const { id } = await world.given(
    'note',
    { body: 'Loved the dovecote.', visibility: 'team', resident: person.id },
    'willow',
  );
  const plan = await world.given('plan', { title: 'Feeding the pigeons', resident: person.id }, 'willow');
  await world.owner.query('update resident set home = $2 where id = $1', [person.id, world.rose]);
  await world.owner.query(
    `insert into departure (resident, home, left_at, reason) values ($1, $2, '2026-01-01T00:00:00Z', 'moved')`,
    [person.id, world.willow],
  );
  expect((await found(world.as('carer'), 'dovecote')).map((one) => one.id)).toEqual([id]);
  expect((await found(world.as('carer'), 'wanda dovecote')).map((one) => one.id)).toEqual([id]);
  expect((await found(world.as('carer'), 'pigeons')).map((one) => one.id)).toEqual([plan.id]);
  expect(await found(await world.holdingThere('view_note', 'view_plan', 'view_resident'), 'dovecote')).toEqual([]);
  expect(await found(await world.holdingThere('view_note', 'view_plan', 'view_resident'), 'pigeons')).toEqual([]);
});

/** The indexes for one kind of record, as its migration wrote them. What was written last lies at the end of its table, where block ranges find it. */
function indexesSql(one: Searched): readonly string[] {
  const { name, marker } = one.entity;
  const [on, where] = [quoted(name), `where not ${marker}`];
  const first = `${one.isStream ? `month_number(${quoted(one.dated ?? '')}), ` : ''}${isByHouse(one) ? 'home, ' : ''}`;
  return [
    `create index ${quoted(`${name}_words_by_hand`)} on ${on} using gin (${first}${wordsSql(one, '')}) ${where};`,
    `create index ${quoted(`${name}_written_by_hand`)} on ${on} using brin (updated_at) with (autosummarize = true);`,
    ...(one.names.length > 0
      ? [
          `create index ${quoted(`${name}_names_by_hand`)} on ${on} using gin (${first}(${tightSql(one, '')}) gin_trgm_ops) ${where};`,
        ]
      : []),
  ];
}

test('the indexes that stand are the ones the search asks for', async () => {
  const tables = searched.map(({ entity }) => entity.name);
  const read = async () =>
    Object.fromEntries(
      Object.entries(await readCatalog(onPool(world.owner, noCommitListener), 'public', tables)).map(
        ([name, { indexes }]) => [
          name,
          Object.fromEntries(
            Object.entries(indexes).filter(([index]) => /_(words|names|written)_by_hand$/.test(index)),
          ),
        ],
      ),
    );
  const current = await read();
  for (const index of Object.values(current).flatMap(Object.keys)) await world.owner.query(`drop index "${index}"`);
  for (const text of searched.flatMap(indexesSql)) await world.owner.query(text);
  expect(await read()).toEqual(current);
});
