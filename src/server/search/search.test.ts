import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import type { SearchAnswer } from '#domain/search/found.ts';
import { makeWorld, type Caller, type Where, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const ask = async (caller: Caller, q: string, home?: string): Promise<SearchAnswer> => {
  const answer = await caller.get(`/api/search/?${new URLSearchParams({ q, ...(home ? { home } : {}) })}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<SearchAnswer>();
};
const idsOf = async (caller: Caller, q: string, home?: string) =>
  (await ask(caller, q, home)).found.map(({ id }) => id);

let arrivals = 0;
const moveIn = (first_name: string, last_name: string, more: object = {}, where: Where = 'rose'): Promise<AnyRecord> =>
  world.given(
    'resident',
    {
      status: 'current',
      admission_date: '2020-01-01',
      national_id_type: 'local',
      national_id: `FOUND-${(arrivals += 1)}`,
      first_name,
      last_name,
      preferred_name: null,
      ...more,
    },
    where,
  );
const noteOf = (body: string, more: object = {}, where: Where = 'rose') =>
  world.given('note', { body, visibility: 'team', ...more }, where);

test('people are found under the name they go by', async () => {
  const { id } = await moveIn('Philippa', 'Quince', { preferred_name: 'Pip' });
  await world.owner.query(`update staff set first_name = 'Leonora', preferred_name = 'Nora' where id = $1`, [
    world.people.senior,
  ]);
  const titles = async (q: string) => (await ask(world.as('manager'), q)).found.map((one) => [one.id, one.title]);
  expect(await titles('philippa')).toEqual([[id, 'Pip Quince']]);
  expect(await titles('leonora')).toEqual([[world.people.senior, 'Nora Lee']]);
});

describe('names as people have them and as others type them', () => {
  const people: Record<string, string> = {};
  beforeAll(async () => {
    for (const [first, last] of [
      ['Siobhán', "O'Brien"],
      ['Pádraig', 'Ó Súilleabháin'],
      ['Anne-Marie', 'Leclerc'],
      ['Maria', 'D’Souza'],
      ['Łukasz', 'Wiśniewski'],
      ['Søren', 'Kjær'],
      ['José', 'Núñez García'],
      ['Zoë', 'van der Berg'],
      ['Hamish', 'McDonald'],
      ['Nguyễn', 'Thị Hoa'],
      ['Li', 'Wu'],
      ['X', 'Ng'],
      ['Margaret', 'Whitlock'],
      ['John', 'Smythe-Jones'],
    ] as const) {
      people[last] = (await moveIn(first, last)).id;
    }
    people['Whitlock'] = people['Whitlock'] ?? '';
    await world.owner.query(`update resident set preferred_name = 'Peggy', room = '14B' where id = $1`, [
      people['Whitlock'],
    ]);
  });

  test.each([
    ["O'Brien", "O'Brien"],
    ['O’Brien', "O'Brien"],
    ['obrien', "O'Brien"],
    ['OBRIEN', "O'Brien"],
    ['o brien', "O'Brien"],
    ['brien', "O'Brien"],
    ['siobhan obrien', "O'Brien"],
    ['brien siobhan', "O'Brien"],
    ['siob', "O'Brien"],
    ['Ó Súilleabháin', 'Ó Súilleabháin'],
    ['o suilleabhain', 'Ó Súilleabháin'],
    ['osuilleabhain', 'Ó Súilleabháin'],
    ['suilleabhain', 'Ó Súilleabháin'],
    ['padraig o', 'Ó Súilleabháin'],
    ['padraig osuill', 'Ó Súilleabháin'],
    ['Anne-Marie', 'Leclerc'],
    ['anne marie', 'Leclerc'],
    ['annemarie', 'Leclerc'],
    ['marie', 'Leclerc'],
    ["D'Souza", 'D’Souza'],
    ['dsouza', 'D’Souza'],
    ['d souza', 'D’Souza'],
    ['souza', 'D’Souza'],
    ['maria d', 'D’Souza'],
    ['lukasz', 'Wiśniewski'],
    ['wisniewski', 'Wiśniewski'],
    ['soren kjaer', 'Kjær'],
    ['garcia', 'Núñez García'],
    ['nunez garcia jose', 'Núñez García'],
    ['van der berg', 'van der Berg'],
    ['zoe', 'van der Berg'],
    ['mcdonald', 'McDonald'],
    ['mcd', 'McDonald'],
    ['nguyen', 'Thị Hoa'],
    ['thi hoa', 'Thị Hoa'],
    ['wu', 'Wu'],
    ['li wu', 'Wu'],
    ['ng', 'Ng'],
    ['x', 'Ng'],
    ['peggy', 'Whitlock'],
    ['14b', 'Whitlock'],
    ['smythe', 'Smythe-Jones'],
    ['jones', 'Smythe-Jones'],
    ['margret', 'Whitlock'],
    ['jhon', 'Smythe-Jones'],
    ['whitlok', 'Whitlock'],
    ['siobahn', "O'Brien"],
  ])('%s finds %s', async (typed, last) => {
    expect(await idsOf(world.as('carer'), typed)).toContain(people[last]);
  });

  test.each(['%', '_', '%%%', "'", '"', '\\', ':*', '!', '&', '|', '()', "' or 1=1 --", '<b>', '\u0000'])(
    '%j finds nothing and breaks nothing',
    async (typed) => {
      expect((await ask(world.as('carer'), typed)).found.filter(({ kind }) => kind === 'resident')).toEqual([]);
    },
  );

  test('one letter finds whoever is called so, and not everybody whose name begins with it', async () => {
    const found = await idsOf(world.as('carer'), 'x');
    expect(found).toContain(people['Ng']);
    expect(found).not.toContain(people['Whitlock']);
  });

  test('a word that was taken for another says so', async () => {
    expect((await ask(world.as('carer'), 'margret whitlock')).meant).toEqual({ margret: 'margaret' });
    expect((await ask(world.as('carer'), 'margaret whitlock')).meant).toEqual({});
  });

  test('room and birthday tell two of one name apart', async () => {
    const [found] = (await ask(world.as('carer'), 'peggy')).found;
    expect(found?.resident).toMatchObject({ name: 'Peggy Whitlock', room: '14B', has_left: false });
    expect(found?.resident?.date_of_birth).toMatch(/^\d{4}-/);
  });
});

describe('what is written', () => {
  test('a note is found by words in any order, by their beginnings and their kin', async () => {
    const { id } = await noteOf('Walked to the quayside with her daughter and enjoyed an ice cream.');
    for (const typed of ['quayside', 'quaysi', 'walking quayside', 'daughters quayside', 'QUAYSIDE walk'])
      expect(await idsOf(world.as('carer'), typed), typed).toContain(id);
    expect(await idsOf(world.as('carer'), 'quayside bicycle')).not.toContain(id);
  });

  test('the piece around the hit is plain text, and the hit is pointed at', async () => {
    const { id } = await noteOf(`${'An ordinary morning. '.repeat(20)}She sang <b>Edelweiss</b> twice.`);
    const found = (await ask(world.as('carer'), 'edelweiss')).found.find((one) => one.id === id);
    expect(found?.excerpt?.text).toContain('<b>Edelweiss</b>');
    expect(found?.excerpt?.hits.map(([from, to]) => found.excerpt?.text.slice(from, to))).toEqual(['Edelweiss']);
  });

  test('a name and a word find what was written about that resident', async () => {
    const person = await moveIn('Cordelia', 'Fenwick');
    const { id } = await noteOf('Slipped in the bathroom, no injury.', { resident: person.id });
    const other = await noteOf('Slipped in the bathroom, a bruise.');
    const found = await idsOf(world.as('carer'), 'cordelia slipped');
    expect(found).toContain(id);
    expect(found).not.toContain(other.id);
  });

  test('filters narrow by resident, kind and author', async () => {
    const person = await moveIn('Barnaby', 'Thistle');
    const mine = await noteOf('Marmalade on toast.', { resident: person.id });
    await world.owner.query('update note set recorded_by = $2 where id = $1', [mine.id, world.people.carer]);
    const other = await noteOf('Marmalade in the kitchen.');
    const plan = await world.given('plan', { title: 'Marmalade every day', resident: person.id });
    const all = await idsOf(world.as('manager'), 'marmalade');
    expect(all).toEqual(expect.arrayContaining([mine.id, other.id, plan.id]));
    expect(await idsOf(world.as('manager'), 'marmalade resident:thistle')).toEqual(
      expect.arrayContaining([mine.id, plan.id]),
    );
    expect(await idsOf(world.as('manager'), 'marmalade resident:thistle')).not.toContain(other.id);
    expect(await idsOf(world.as('manager'), 'marmalade type:plan')).toEqual([plan.id]);
    expect(await idsOf(world.as('carer'), 'marmalade by:me')).toEqual([mine.id]);
    expect(await idsOf(world.as('manager'), 'marmalade by:nobody')).toEqual([]);
    expect((await ask(world.as('manager'), 'marmalade resident:thistle')).residents).toEqual(['Barnaby Thistle']);
  });

  test('days in words are days of the house', async () => {
    const before = await noteOf('Polka in the lounge.', {
      occurred_at: '2026-02-24T23:59:00Z',
      late_entry_reason: 'forgot',
    });
    const on = await noteOf('Polka in the lounge.', {
      occurred_at: '2026-02-23T10:00:00Z',
      late_entry_reason: 'forgot',
    });
    const later = await ask(world.as('manager'), 'polka last Tuesday');
    expect(later.days).toEqual({ from: '2026-02-24', to: '2026-02-24' });
    expect(later.found.map(({ id }) => id)).toEqual([before.id]);
    expect(await idsOf(world.as('manager'), 'polka 23 February')).toEqual([on.id]);
  });

  test.each([
    ['incident', { description: 'Found beside the harmonium with a graze.' }, 'harmonium'],
    ['plan', { title: 'Keeping the accordion near' }, 'accordion'],
    ['risk', { title: 'Trombone stairs' }, 'trombone'],
    ['appointment', { title: 'Clarinet clinic' }, 'clarinet'],
    ['house_stock', { item_name: 'Piccolo gloves' }, 'piccolo'],
    ['house_asset', { name: 'Bassoon hoist' }, 'bassoon'],
    ['repair_record', { title: 'Cello door sticks' }, 'cello'],
    ['inventory', { item_name: 'Mandolin in a case' }, 'mandolin'],
  ])('%s', async (kind, values, typed) => {
    const record = await world.given(kind, values);
    expect((await ask(world.as('manager'), typed)).found).toMatchObject([{ kind, id: record.id }]);
  });

  test('a part of a number finds the thing that bears it', async () => {
    const { id } = await world.given('house_asset', { asset_tag: 'HST-00917', name: 'Sling' });
    for (const typed of ['00917', 'hst-00917', 'hst00917'])
      expect(await idsOf(world.as('carer'), typed), typed).toContain(id);
  });
});

describe('who may find what', () => {
  test('nobody finds anything of another house, and whoever works in both narrows to one', async () => {
    const there = await noteOf('Xylophone practice.', {}, 'willow');
    const here = await noteOf('Xylophone concert.');
    expect(await idsOf(world.as('carer'), 'xylophone')).toEqual([here.id]);
    expect(await idsOf(world.as('carer'), 'xylophone', world.willow)).toEqual([]);
    expect((await idsOf(world.as('superuser'), 'xylophone')).toSorted()).toEqual([here.id, there.id].toSorted());
    expect(await idsOf(world.as('superuser'), 'xylophone', world.willow)).toEqual([there.id]);
  });

  test("seniors' notes are found by seniors and by whoever wrote them", async () => {
    const { id } = await noteOf('Ocarina talk in private.', { visibility: 'senior_only' });
    expect(await idsOf(world.as('carer'), 'ocarina')).toEqual([]);
    expect(await idsOf(world.as('agency'), 'ocarina')).toEqual([]);
    expect(await idsOf(world.as('senior'), 'ocarina')).toEqual([id]);
    await world.owner.query('update note set recorded_by = $2 where id = $1', [id, world.people.carer]);
    expect(await idsOf(world.as('carer'), 'ocarina')).toEqual([id]);
  });

  test('a deleted note is found by nobody', async () => {
    const { id } = await noteOf('Bagpipes at dawn.');
    await world.owner.query('update note set is_deleted = true where id = $1', [id]);
    for (const role of ['superuser', 'manager', 'senior', 'auditor'] as const)
      expect(await idsOf(world.as(role), 'bagpipes')).toEqual([]);
  });

  test('an agency worker finds a week of notes and the people on shift', async () => {
    const played = (occurred_at: string) =>
      noteOf('Tambourine in the lounge.', { occurred_at, late_entry_reason: 'forgot' });
    const old = await played('2026-02-22T08:00:00Z');
    const recent = await played('2026-02-22T10:00:00Z');
    expect(await idsOf(world.as('agency'), 'tambourine')).toEqual([recent.id]);
    expect(await idsOf(world.as('carer'), 'tambourine')).toEqual([recent.id, old.id]);
    const colleague = await ask(world.as('agency'), 'lee type:staff');
    expect(colleague.found.map(({ id }) => id)).toEqual([world.people.agency]);
  });

  test('what is withheld is not searched, neither for those who may not see it nor through the words it is made of', async () => {
    const { id } = await world.given('incident', {
      description: 'Shouting in the hall.',
      restraint_used: true,
      restraint_types: ['physical'],
      restraint_reason: 'Sousaphone was about to fall on him',
      deescalation_tried: 'Spoke calmly about the sousaphone',
    });
    for (const role of ['carer', 'manager'] as const) expect(await idsOf(world.as(role), 'sousaphone')).toEqual([]);
    expect(await idsOf(world.as('carer'), 'shouting hall')).toEqual([id]);
  });

  test('confidential records are found by nobody', async () => {
    await world.given('confidential_info', { title: 'Theremin matter', content: 'Theremin and nothing else.' });
    for (const role of ['superuser', 'manager', 'senior', 'carer', 'auditor'] as const)
      expect(await idsOf(world.as(role), 'theremin')).toEqual([]);
  });

  test('without a right there is nothing, and without a sign-in no answer', async () => {
    await noteOf('Glockenspiel lesson.');
    expect(await idsOf(await world.holding(), 'glockenspiel')).toEqual([]);
    expect(await idsOf(await world.holding('view_plan'), 'glockenspiel')).toEqual([]);
    expect((await world.as(null).get('/api/search/?q=glockenspiel')).statusCode).toBe(401);
  });

  test("an auditor's search is written down, once, and without its words", async () => {
    const count = async () =>
      (
        await world.owner.query(
          `select summary, action, entity from user_history where "user" = $1 and summary = 'search'`,
          [world.people.auditor],
        )
      ).rows;
    const before = await count();
    await ask(world.as('auditor'), 'dementia');
    expect(await count()).toEqual([...before, { summary: 'search', action: 'view', entity: null }]);
    const { rows } = await world.owner.query(`select 1 from user_history where user_history::text ilike '%dementia%'`);
    expect(rows).toEqual([]);
  });

  test('a question it does not understand is refused by name', async () => {
    for (const asked of ['q=a&limit=3', 'home=nowhere&q=a', `q=${'a'.repeat(201)}`])
      expect((await world.as('carer').get(`/api/search/?${asked}`)).statusCode).toBe(400);
  });
});
