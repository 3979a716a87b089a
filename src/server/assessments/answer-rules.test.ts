import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { defaultSettings, usualZone } from '#domain/kit/vocabulary/home-settings.ts';
import type { Actor } from '#server/kit/access/actor.ts';
import { makeWorld, type World } from '#world/world.ts';
import { resultRules } from './result-rules.ts';

let world: World;
let form: AnyRecord;
let question: AnyRecord;
let often: AnyRecord;
let result: AnyRecord;
beforeEach(async () => {
  world = await makeWorld();
  form = await world.given('assessment', { bands: [] });
  question = await world.given('question', { assessment: form.id, kind: 'single', show_if: null });
  often = await world.given('choice', { question: question.id, score: 3 });
  result = await world.given('assessment_result', { assessment: form.id, resident: world.mrHale });
});
afterEach(() => world.close());

const answering = (body: object) =>
  world.as('senior').post('/api/answer/', { result: result.id, question: question.id, choices: [often.id], ...body });

test('an answer is about the resident of its assessment and worth what was chosen', async () => {
  const made = await answering({});
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({ resident: world.mrHale, score: 3 });
});

test('an answer is refused for another resident, for a question of another form and for a choice of another question', async () => {
  const other = await world.given('question', {
    assessment: (await world.given('assessment', { bands: [] })).id,
    show_if: null,
  });
  const stray = await world.given('choice', { question: other.id });
  expect((await answering({ resident: world.msBird })).json()).toHaveProperty('resident');
  expect((await answering({ question: other.id, choices: [] })).json()).toHaveProperty('question');
  const next = await world.given('question', { assessment: form.id, kind: 'single', show_if: null });
  expect((await answering({ question: next.id, choices: [stray.id] })).json()).toHaveProperty('choices');
  const elsewhere = await world.given('assessment_result', { assessment: form.id, resident: world.msBird }, 'willow');
  expect((await answering({ result: elsewhere.id })).statusCode).toBe(400);
});

test('a carer completes the forms that name carers', async () => {
  const form = async (who_may_complete: string[]) =>
    (await world.given('assessment', { bands: [], who_may_complete })).id;
  const adding = async (assessment: string) =>
    (
      await world
        .as('carer')
        .post('/api/assessment-result/', await world.input('assessment_result', { assessment, resident: world.mrHale }))
    ).statusCode;
  expect(await adding(await form(['manager', 'senior']))).toBe(403);
  expect(await adding(await form(['senior', 'carer']))).toBe(201);
  expect(
    (await world.as('carer').post('/api/answer/', { result: result.id, question: question.id, choices: [] }))
      .statusCode,
  ).toBe(403);
});

test('an answer that does not fit its question is refused', async () => {
  const pain = await world.given('question', { assessment: form.id, kind: 'number', min: 0, max: 10, show_if: null });
  expect((await answering({ question: pain.id, choices: [], value_number: 11 })).json()).toEqual({
    value_number: ['Number must be at most 10.'],
  });
  expect((await answering({ question: pain.id, choices: [], value_number: 10 })).statusCode).toBe(201);
});

test('nothing is begun on a form that is no longer in use', async () => {
  const old = await world.given('assessment', { bands: [] });
  await world.owner.query(`update assessment set status = 'retired' where id = $1`, [old.id]);
  expect(
    (
      await world
        .as('senior')
        .post(
          '/api/assessment-result/',
          await world.input('assessment_result', { assessment: old.id, resident: world.mrHale }),
        )
    ).json(),
  ).toHaveProperty('assessment');
});

test('a form in use keeps its questions and their answers', async () => {
  await world.owner.query(`update assessment set status = 'published' where id = $1`, [form.id]);
  const office = world.as('superuser');
  expect(
    (await office.patch(`/api/question/${question.id}/`, { version: 1, text: 'Something else?' })).json(),
  ).toHaveProperty('assessment');
  expect(
    (await office.post('/api/question/', await world.input('question', { assessment: form.id, show_if: null }))).json(),
  ).toHaveProperty('assessment');
  expect((await office.patch(`/api/choice/${often.id}/`, { version: 1, score: 4 })).json()).toHaveProperty('question');
  expect(
    (
      await office.patch(`/api/choice/${often.id}/`, { version: 1, is_deleted: true, deletion_reason: 'Not wanted' })
    ).json(),
  ).toHaveProperty('question');
  expect((await office.delete(`/api/question/${question.id}/?version=1&deletion_reason=duplicate`)).statusCode).toBe(
    400,
  );
  expect(
    (await office.patch(`/api/assessment/${form.id}/`, { version: 1, is_deleted: true, deletion_reason: 'Not wanted' }))
      .statusCode,
  ).toBe(400);
});

test('a high result without a plan for that part of life is asked about when it is completed', async () => {
  const scored = await world.given('assessment', {
    category: 'continence',
    scoring: 'sum',
    min_score: 0,
    max_score: 10,
    bands: [
      { from: 0, to: 5, label: 'Low', severity: 'info' },
      { from: 6, to: 10, label: 'High', severity: 'high' },
    ],
  });
  const found = await world.given('assessment_result', { assessment: scored.id, resident: world.mrHale });
  const completing = (band: string) =>
    resultRules.rules.warn?.({
      db: world.context.db,
      actor: {} as Actor,
      now: world.context.now(),
      before: found,
      record: { ...found, status: 'complete', band },
      resident: null,
      home: { name: null, settings: defaultSettings, zone: usualZone, service: null },
    });
  expect(await completing('High')).toHaveProperty('band');
  expect(await completing('Low')).toEqual({});
  await world.given('plan', { resident: world.mrHale, domain: 'continence' });
  expect(await completing('High')).toEqual({});
});
