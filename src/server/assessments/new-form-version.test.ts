import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

async function inUse(): Promise<AnyRecord> {
  const form = await world.given('assessment', {
    title: 'Falls',
    version_label: null,
    scoring: 'sum',
    licence_status: 'free',
  });
  const first = await world.given('question', {
    assessment: form.id,
    order: 1,
    text: 'Has the person fallen?',
    kind: 'single',
  });
  const yes = await world.given('choice', { question: first.id, order: 1, label: 'Yes', score: 2 });
  await world.given('question', {
    assessment: form.id,
    order: 2,
    text: 'How often?',
    kind: 'number',
    show_if: { question: first.id, choice: yes.id },
  });
  await world.owner.query(`update assessment set status = 'published' where id = $1`, [form.id]);
  return (await world.as('manager').get(`/api/assessment/${form.id}/`)).json<AnyRecord>();
}
const next = (form: AnyRecord, role: 'manager' | 'senior' = 'manager', version = form.version) =>
  world.as(role).post(`/api/assessment/${form.id}/supersede/`, { version });
const listed = async (path: string) => (await world.as('manager').get(path)).json<Record<string, unknown>[]>();

test('a form in use is replaced by a draft with its questions and answers, which can be changed', async () => {
  const form = await inUse();
  expect(
    (await world.as('manager').patch(`/api/assessment/${form.id}/`, { version: form.version, title: 'Falling' }))
      .statusCode,
  ).toBe(403);
  const made = await next(form);
  expect([made.statusCode, made.json()]).toMatchObject([
    201,
    { status: 'draft', title: 'Falls', version_label: '2', version: 1 },
  ]);
  const questions = await listed(`/api/question/?assessment=${made.json().id}`);
  expect(questions.map(({ text }) => text)).toEqual(['Has the person fallen?', 'How often?']);
  const [offered] = await listed(`/api/choice/?question=${String(questions[0]?.['id'])}`);
  expect(offered).toMatchObject({ label: 'Yes', score: 2 });
  expect(questions[1]).toMatchObject({ show_if: { question: questions[0]?.['id'], choice: offered?.['id'] } });
  const changed = await world
    .as('manager')
    .patch(`/api/question/${String(questions[0]?.['id'])}/`, { version: 1, text: 'Has the person fallen this year?' });
  expect(changed.statusCode, changed.body).toBe(200);
  expect((await listed(`/api/question/?assessment=${form.id}`)).map(({ text }) => text)).toEqual([
    'Has the person fallen?',
    'How often?',
  ]);
});

test('it asks the right to add a form, the version that was read, and a form that is in use', async () => {
  const form = await inUse();
  expect((await next(form, 'senior')).statusCode).toBe(403);
  expect((await next(form, 'manager', form.version + 1)).statusCode).toBe(409);
  const draft = (await next(form)).json<AnyRecord>();
  expect((await next(draft)).json()).toHaveProperty('status');
});

test('neither an answer nor the assessment it belongs to is taken away once it is finished', async () => {
  const answer = await world.given('answer', { resident: world.mrHale });
  const result = String(answer['result']);
  await world.owner.query(`update assessment_result set status = 'complete' where id = $1`, [result]);
  const senior = world.as('senior');
  for (const path of [`/api/answer/${answer.id}/`, `/api/assessment-result/${result}/`]) {
    expect((await senior.delete(path)).json(), path).toEqual({
      non_field_errors: [expect.stringContaining('This assessment is finished')],
    });
  }
});
