import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { makeWorld, type Caller, type World } from '#world/world.ts';
import { sweep } from './sweep/sweep.ts';

let world: World;
let senior: Caller;
let [form, asked, no, yes]: AnyRecord[] = [];
beforeEach(async () => {
  world = await makeWorld();
  senior = world.as('senior');
  form = await world.given('assessment', {
    title: 'Safety',
    code: 'SAFE',
    category: 'other',
    scoring: 'sum',
    licence_status: 'free',
    min_score: 0,
    max_score: 2,
    default_review_days: 3,
    bands: [
      { from: 0, to: 1, label: 'Low', severity: 'info' },
      { from: 2, to: 2, label: 'High', severity: 'high' },
    ],
  });
  asked = await world.given('question', {
    assessment: form.id,
    order: 1,
    kind: 'single',
    show_if: null,
    trigger: [{ when: 2, severity: 'critical', message: 'Stay with the person.' }],
  });
  no = await world.given('choice', { question: asked.id, order: 1, label: 'No', score: 0, is_exclusive: false });
  yes = await world.given('choice', { question: asked.id, order: 2, label: 'Yes', score: 2, is_exclusive: false });
  await world.owner.query(`update assessment set status = 'published' where id = $1`, [form.id]);
});
afterEach(() => world.close());

async function open(): Promise<readonly (readonly [unknown, unknown])[]> {
  await sweep(world.context, { home: world.rose, resident: world.mrHale });
  const { rows } = await world.owner.query<{ rule_code: string; severity: string }>(
    `select rule_code, severity from notification where rule_code like 'ASM%' and resident = $1 and status = 'active' and not is_deleted order by rule_code`,
    [world.mrHale],
  );
  return rows.map(({ rule_code, severity }) => [rule_code, severity]);
}
const begin = async () =>
  (await senior.post('/api/assessment-result/', { assessment: form?.id, resident: world.mrHale })).json<AnyRecord>();
const say = (result: AnyRecord, choice: AnyRecord | undefined, version: number | null = null) =>
  senior.post(`/api/assessment-result/${result.id}/answers/`, {
    answers: [{ question: asked?.id, choices: [choice?.id], version }],
  });
const complete = (result: AnyRecord) =>
  senior.post(`/api/assessment-result/${result.id}/complete/`, { version: result.version, summary: 'Seen.' });

/** Mr Hale is asked, and the answers are complete. */
async function assess(choice: AnyRecord | undefined): Promise<void> {
  const result = await begin();
  await say(result, choice);
  expect((await complete(result)).statusCode).toBe(200);
}

test('an answer that calls for somebody raises its alert at once, and ends it when it is put right', async () => {
  const result = await begin();
  await say(result, yes);
  expect(await open()).toEqual([['ASM-1', 'critical']]);
  await say(result, no, 1);
  expect(await open()).toEqual([]);
  await say(result, yes, 2);
  expect((await complete(result)).statusCode).toBe(200);
  expect(await open()).toEqual([
    ['ASM-1', 'critical'],
    ['ASM-2', 'low'],
  ]);
});

test('a new result ends both: the high band, and that it is due again', async () => {
  await assess(yes);
  world.clock = new Date('2026-03-06T09:00:00.000Z');
  senior = await world.again(world.people.senior);
  expect(await open()).toEqual([
    ['ASM-1', 'critical'],
    ['ASM-2', 'medium'],
  ]);
  await assess(no);
  expect(await open()).toEqual([['ASM-2', 'low']]);
});

test('what cannot be done again because its form is retired is due no more', async () => {
  await assess(no);
  expect(await open()).toEqual([['ASM-2', 'low']]);
  await world.owner.query(`update assessment set status = 'retired' where id = $1`, [form?.id]);
  expect(await open()).toEqual([]);
});
