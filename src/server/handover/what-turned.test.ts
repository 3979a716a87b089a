import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HandoverLine } from '#domain/handover/handover-line.ts';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import type { HandoverSheet } from '#domain/handover/lines/sheet.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const lines = async (): Promise<readonly HandoverLine[]> =>
  (await world.as('senior').get(`/api/resident/${world.mrHale}/handover/`)).json<{
    page: { lines: readonly HandoverLine[] };
  }>().page.lines;
const wordsOf = async (entity: string) =>
  (await lines()).filter(({ source }) => source.entity === entity).map(({ words }) => words);
const change = async (path: string, id: string, sets: object) => {
  const record = (await world.as('manager').get(`/api/${path}/${id}/`)).json<AnyRecord>();
  const answer = await world.as('manager').patch(`/api/${path}/${id}/`, { version: record.version, ...sets });
  expect(answer.statusCode, answer.body).toBe(200);
};
/** What was written before the last handover was received. */
const longAgo = (table: string, id: string) =>
  world.owner.query(`update ${table} set created_at = '2026-02-01T09:00:00Z' where id = $1`, [id]);

test('a change to what a resident may eat is handed over, with what it was', async () => {
  await longAgo('resident', world.mrHale);
  await change('resident', world.mrHale, { iddsi_food_level: 6, has_dysphagia: true, iddsi_fluid_level: 0 });
  await change('resident', world.mrHale, { iddsi_food_level: 4 });
  expect(await wordsOf('resident')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Food, IDDSI level: now 4, was /),
      expect.stringMatching(/^Has difficulty swallowing: now yes/),
    ]),
  );
});

test('what is watched from now on is handed over', async () => {
  const {
    rows: [monitoring],
  } = await world.owner.query<{ id: string }>('select id from care_tracking where resident = $1 and not is_deleted', [
    world.mrHale,
  ]);
  const id =
    monitoring?.id ?? (await world.given('care_tracking', { resident: world.mrHale, mood: false, details: [] })).id;
  await longAgo('care_tracking', id);
  await change('care-tracking', id, {
    mood: true,
    details: [{ chart: 'mood', frequency: 'daily', reason: 'Low since Friday.', review_date: '2026-04-01' }],
  });
  expect((await wordsOf('care_tracking'))[0]).toMatch(/^Now watched: .*mood/);
});

test('an appointment that is called off or moved is handed over, of the house too', async () => {
  const visit = (title: string, given: object) =>
    world.given('appointment', {
      title,
      starts_at: '2026-03-01T15:00:00.000Z',
      ends_at: '2026-03-01T15:30:00.000Z',
      status: 'scheduled',
      ...given,
    });
  const [dentist, gp, boiler] = await Promise.all([
    visit('Dentist', { resident: world.mrHale }),
    visit('GP', { resident: world.mrHale }),
    visit('Boiler man', { resident: null }),
  ]);
  for (const { id } of [dentist, gp, boiler]) await longAgo('appointment', id);
  await change('appointment', dentist.id, { status: 'cancelled', cancel_reason: 'The dentist is ill.' });
  await change('appointment', gp.id, { starts_at: '2026-03-05T15:00:00.000Z', ends_at: '2026-03-05T15:30:00.000Z' });
  await change('appointment', boiler.id, { status: 'cancelled', cancel_reason: 'No boiler man.' });
  expect(await wordsOf('appointment')).toEqual(
    expect.arrayContaining(['Called off: 15:00 Dentist.', 'Moved to Thu 5 Mar 15:00: GP, was 15:00.']),
  );
  const { id } = (await world.as('senior').post(`/api/home/${world.rose}/handover/`)).json<{ id: string }>();
  const { house } = (await world.as('senior').get(`/api/handover/${id}/sheet/`)).json<HandoverSheet>();
  expect(house.map(({ words }) => words)).toContain('Called off: 15:00 Boiler man.');
});

test('a plan says what of it changed; an evaluation and an assessment are told', async () => {
  const plan = await world.given('plan', {
    resident: world.mrHale,
    title: 'Moving safely',
    start_date: '2026-01-01',
    review_date: '2026-03-10',
  });
  await longAgo('plan', plan.id);
  await change('plan', plan.id, { need: 'Needs one person beside him on the stairs.' });
  await world.owner.query(`update plan set status = 'active' where id = $1`, [plan.id]);
  expect(await wordsOf('plan')).toEqual([
    expect.stringMatching(/^Support plan “Moving safely”, active, changed: what the person needs/),
  ]);
  const evaluated = await world.given('evaluation', {
    resident: world.mrHale,
    plan: plan.id,
    outcome: 'continue',
    evaluation_date: '2026-02-28',
    period_from: '2026-02-01',
    period_to: '2026-02-28',
    next_review_date: '2026-03-28',
  });
  await world.owner.query(`update evaluation set status = 'submitted' where id = $1`, [evaluated.id]);
  expect(await wordsOf('evaluation')).toEqual(['Support plan “Moving safely” evaluated, carry on, submitted.']);
  const result = await world.given('assessment_result', { resident: world.mrHale });
  await world.owner.query(`update assessment_result set status = 'complete', total = 12, band = 'High' where id = $1`, [
    result.id,
  ]);
  expect(await wordsOf('assessment_result')).toEqual([expect.stringMatching(/^Assessed: .*, score 12, High\.$/)]);
});
