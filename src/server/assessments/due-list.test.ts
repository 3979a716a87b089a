import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { makeWorld, type World } from '#world/world.ts';
import type { DueList } from '#domain/assessments/due-assessments.ts';

let world: World;
let form: AnyRecord;
beforeEach(async () => {
  world = await makeWorld();
  form = await published('1');
});
afterEach(() => world.close());

async function published(version_label: string): Promise<AnyRecord> {
  const made = await world.given('assessment', {
    title: `Falls ${version_label}`,
    code: 'FALLS',
    version_label,
    category: 'falls',
    licence_status: 'free',
    bands: [{ from: 0, to: 10, label: 'High', severity: 'high' }],
    min_score: 0,
    max_score: 10,
  });
  await world.owner.query(`update assessment set status = 'published' where id = $1`, [made.id]);
  return made;
}
async function result(total: number, assessed_at: string, next_due: string | null): Promise<string> {
  const { id } = await world.given('assessment_result', { assessment: form.id, resident: world.mrHale, assessed_at });
  await world.owner.query(
    `update assessment_result set status = 'complete', total = $2, band = 'High', next_due = $3 where id = $1`,
    [id, total, next_due],
  );
  return id;
}
/** Two results, the newer of which is overdue. */
async function assessed(): Promise<void> {
  await result(4, '2026-01-01T09:00:00.000Z', '2026-02-01');
  await result(7, '2026-02-01T09:00:00.000Z', '2026-02-27');
}
const due = async (query = `home=${world.rose}`): Promise<DueList> =>
  (await world.as('carer').get(`/api/assessment/due/?${query}`)).json();
const stands = async (query?: string) =>
  (await due(query)).due.map(({ state, days, last }) => [state, days, last?.total, last?.change]);

test('a danger that is flagged and was never assessed is due first of all', async () => {
  await world.owner.query(`update resident set header_flags = '{falls}' where id = $1`, [world.mrHale]);
  expect(await stands()).toEqual([['never', null, undefined, undefined]]);
});

test('a list of results names the form with its version in words', async () => {
  await assessed();
  const listed = (await world.as('manager').get('/api/assessment-result/')).json();
  const [first] = Array.isArray(listed) ? listed : listed.results;
  expect(first.names.assessment).toBe('Falls 1, version 1');
});

test('the newest result says when it is due again, and how much the score changed', async () => {
  await assessed();
  expect(await stands()).toEqual([['overdue', -2, 7, 3]]);
  expect((await due()).due[0]).toMatchObject({
    last: { severity: 'high' },
    person: { id: world.mrHale },
    form: { id: form.id },
  });
});

test('after a new version of the form it is the new one that is filled in, and the old result still counts', async () => {
  await assessed();
  await world.owner.query(`update assessment set status = 'retired' where id = $1`, [form.id]);
  const newer = await published('2');
  expect((await due()).due).toMatchObject([{ form: { id: newer.id }, state: 'overdue' }]);
  const { id } = await world.given('assessment_result', { assessment: newer.id, resident: world.mrHale });
  expect((await due(`resident=${world.mrHale}`)).due).toMatchObject([{ state: 'begun', begun: { id } }]);
  await world.owner.query(`update assessment_result set status = 'void' where id = $1`, [id]);
  expect((await due()).due).toMatchObject([{ state: 'overdue', begun: null }]);
});

test('whoever assessed is called by the name they go by', async () => {
  await world.owner.query(`update staff set preferred_name = 'Nora'`);
  await assessed();
  await world.owner.query(`update assessment_result set assessed_by = $1`, [world.people.carer]);
  const begun = await world.given('assessment_result', { assessment: form.id, resident: world.mrHale });
  await world.owner.query(`update assessment_result set assessed_by = $2 where id = $1`, [
    begun.id,
    world.people.senior,
  ]);
  expect((await due(`resident=${world.mrHale}`)).due).toMatchObject([
    { last: { by_name: 'Nora Lee' }, begun: { by_name: 'Nora Lee' } },
  ]);
});

test('a house is open to those who work there, and a list to those who may see results', async () => {
  expect((await world.as('carer').get(`/api/assessment/due/?home=${world.willow}`)).statusCode).toBe(404);
  expect((await (await world.holding('view_resident')).get('/api/assessment/due/')).statusCode).toBe(403);
  expect((await world.as('carer').get('/api/assessment/due/?resident=somebody')).statusCode).toBe(400);
  expect((await due(`resident=${world.msBird}`)).due).toEqual([]);
});
