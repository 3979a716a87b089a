import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { v7 } from 'uuid';
import type { AssessmentSheet, SavedAnswers } from '#domain/assessments/filling/assessment-sheet.ts';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
let form: AnyRecord;
let [fallen, often, steady]: AnyRecord[] = [];
let [no, yes, once, daily, steadyYes]: AnyRecord[] = [];
const id = (record: AnyRecord | undefined): string => record?.id ?? '';

beforeAll(async () => {
  world = await makeWorld();
  form = await world.given('assessment', {
    title: 'Falls',
    code: 'FALLS',
    category: 'other',
    scoring: 'sum',
    min_score: 0,
    max_score: 10,
    default_review_days: 28,
    who_may_complete: ['senior', 'carer'],
    bands: [
      { from: 0, to: 3, label: 'Low', severity: 'info', review_days: 90 },
      { from: 4, to: 10, label: 'High', severity: 'high' },
    ],
  });
  const asking = (order: number, more: object = {}) =>
    world.given('question', { assessment: form.id, order, kind: 'single', show_if: null, trigger: [], ...more });
  const offering = (question: AnyRecord, order: number, label: string, score: number) =>
    world.given('choice', { question: question.id, order, label, score, is_exclusive: false });
  fallen = await asking(1, { text: 'Fallen?', section: 'History' });
  no = await offering(fallen, 1, 'No', 0);
  yes = await offering(fallen, 2, 'Yes', 2);
  often = await asking(2, { text: 'How often?', show_if: { question: fallen.id, choice: yes.id } });
  once = await offering(often, 1, 'Once', 1);
  daily = await offering(often, 2, 'Daily', 5);
  steady = await asking(3, { text: 'Steady?' });
  steadyYes = await offering(steady, 1, 'Yes', 0);
});
afterAll(() => world.close());

const begin = async (role: 'senior' | 'carer' = 'senior', more: object = {}): Promise<AnyRecord> => {
  const input = { id: v7(), assessment: form.id, resident: world.mrHale, reason: 'scheduled', ...more };
  const made = await world.as(role).post('/api/assessment-result/', input);
  expect(made.statusCode, made.body).toBe(201);
  return made.json<AnyRecord>();
};
const chose = (question: AnyRecord | undefined, choice: AnyRecord | undefined, version: number | null = null) => ({
  question: id(question),
  choices: [id(choice)],
  version,
});
const save = (result: AnyRecord, answers: object[], role: 'senior' | 'carer' | 'manager' = 'senior') =>
  world.as(role).post(`/api/assessment-result/${result.id}/answers/`, { answers });
const complete = (result: AnyRecord, more: object = {}, role: 'senior' | 'manager' = 'senior') =>
  world
    .as(role)
    .post(`/api/assessment-result/${result.id}/complete/`, { version: result.version, summary: 'As before.', ...more });
const sheet = async (result: AnyRecord): Promise<AssessmentSheet> =>
  (await world.as('senior').get(`/api/assessment-result/${result.id}/sheet/`)).json();

describe('answers', () => {
  test('are saved many at once, and sent twice they are saved once', async () => {
    const result = await begin();
    const answers = [chose(fallen, yes), chose(often, once), { question: id(steady), choices: [], comment: 'Asleep' }];
    const first = (await save(result, answers)).json<SavedAnswers>();
    expect(first.answers.map(({ question, version }) => [question, version])).toEqual([
      [id(fallen), 1],
      [id(often), 1],
      [id(steady), 1],
    ]);
    expect((await save(result, answers)).json()).toEqual(first);
  });

  test('of two people at once none is lost: the second is told which question the first has answered otherwise', async () => {
    const result = await begin();
    await save(result, [chose(fallen, no)]);
    const second = (await save(result, [chose(fallen, yes), chose(steady, steadyYes)], 'manager')).json<SavedAnswers>();
    expect(second.conflicts).toEqual([id(fallen)]);
    expect(second.answers.map(({ question, choices }) => [question, choices])).toEqual([
      [id(fallen), [id(no)]],
      [id(steady), [id(steadyYes)]],
    ]);
    const [seen] = second.answers;
    const third = await save(result, [chose(fallen, yes, seen?.version ?? null)], 'manager');
    expect(third.json()).toMatchObject({ conflicts: [], answers: [{ choices: [id(yes)], version: 2 }, {}] });
  });

  test('that do not fit are refused under the name of their question, and none of the others is saved', async () => {
    const result = await begin();
    const wrong = await save(result, [chose(steady, steadyYes), chose(fallen, once)]);
    expect([wrong.statusCode, Object.keys(wrong.json())]).toEqual([400, [id(fallen)]]);
    expect((await sheet(result)).answers).toEqual([]);
  });

  test('are saved by whoever may fill in the form, in a house of theirs', async () => {
    const result = await begin('carer');
    expect((await save(result, [chose(fallen, no)], 'carer')).statusCode).toBe(200);
    expect(
      (await world.as('agency').post(`/api/assessment-result/${result.id}/answers/`, { answers: [] })).statusCode,
    ).toBe(403);
    const elsewhere = await world.given('assessment_result', { assessment: form.id, resident: world.msBird }, 'willow');
    expect((await save(elsewhere, [chose(fallen, no)])).statusCode).toBe(404);
    expect(
      (await world.as('senior').post(`/api/assessment-result/${result.id}/answers/`, { answers: 'all' })).statusCode,
    ).toBe(400);
  });
});

describe('an assessment', () => {
  test('is not complete while a question is open, and says which', async () => {
    const result = await begin();
    await save(result, [chose(fallen, yes)]);
    const refused = await complete(result);
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { [id(often)]: ['2. How often? has no answer yet.'], [id(steady)]: ['3. Steady? has no answer yet.'] },
    ]);
  });

  test('is scored by the server from the answers it holds; what is not asked any more does not count and is struck out', async () => {
    const result = await begin();
    await save(result, [chose(fallen, yes), chose(often, daily), chose(steady, steadyYes)]);
    await save(result, [chose(fallen, no, 1)]);
    const done = await complete(result, { total: 99 });
    expect(done.statusCode, done.body).toBe(200);
    expect(done.json()).toMatchObject({ status: 'complete', total: 0, band: 'Low', next_due: '2026-05-30' });
    expect((await sheet(result)).answers.map(({ question }) => question)).toEqual([id(fallen), id(steady)]);
    expect((await save(result, [chose(fallen, yes, 2)])).json()).toHaveProperty('result');
  });

  test('in a band without days of its own is due again when the form says', async () => {
    const result = await begin();
    await save(result, [chose(fallen, yes), chose(often, daily), chose(steady, steadyYes)]);
    expect((await complete(result)).json()).toMatchObject({ total: 7, band: 'High', next_due: '2026-03-29' });
  });

  test('needs a summary, is finished by whoever made it, and once', async () => {
    const result = await begin();
    await save(result, [chose(fallen, no), chose(steady, steadyYes)]);
    expect((await complete(result, { summary: '' })).json()).toHaveProperty('summary');
    expect((await complete(result, {}, 'manager')).statusCode).toBe(403);
    expect((await complete(result)).statusCode).toBe(200);
    expect((await complete(result)).statusCode).toBe(409);
  });
});

test('a finished assessment is countersigned by another, and not by whoever made it', async () => {
  const result = await begin('senior');
  await save(result, [chose(fallen, no), chose(steady, steadyYes)]);
  const { version } = (await complete(result)).json<AnyRecord>();
  const sign = (role: 'senior' | 'carer' | 'manager') =>
    world.as(role).patch(`/api/assessment-result/${result.id}/`, { version, status: 'countersigned' });
  for (const role of ['senior', 'carer'] as const) expect((await sign(role)).statusCode, role).not.toBe(200);
  expect((await sign('manager')).json()).toMatchObject({ status: 'countersigned' });
});

describe('the sheet of an assessment', () => {
  test('brings the form, the answers, what was answered last time and every result before, in one request', async () => {
    const before = await begin('senior', { assessed_at: '2026-02-01T09:00:00.000Z' });
    await save(before, [chose(fallen, no), chose(steady, steadyYes)]);
    await complete(before);
    const result = await begin();
    await save(result, [chose(fallen, yes)]);
    const read = await sheet(result);
    expect(read.form.questions.map(({ text, choices }) => [text, choices.length])).toEqual([
      ['Fallen?', 2],
      ['How often?', 2],
      ['Steady?', 1],
    ]);
    expect(read.person).toMatchObject({ id: world.mrHale });
    expect(read.earlier?.answers.length).toBeGreaterThan(0);
    expect(read.past[0]).toMatchObject({ id: before.id, total: 0, band: 'Low' });
    expect([read.may_fill, read.begun?.is_mine]).toEqual([true, true]);
  });

  test('calls whoever began it and answered by the name they go by', async () => {
    await world.owner.query(`update staff set preferred_name = 'Nora' where id = $1`, [world.people.senior]);
    const result = await begin();
    await save(result, [chose(fallen, yes)]);
    const read = await sheet(result);
    expect(read.begun?.by).toBe('Nora Lee');
    expect(read.answers.map(({ by }) => by)).toEqual(['Nora Lee']);
  });

  test('of a form nobody has begun is empty, and knows the results with its earlier versions', async () => {
    const before = await begin();
    await save(before, [chose(fallen, no), chose(steady, steadyYes)]);
    await complete(before);
    const again = await world.given('assessment', { title: 'Falls, newer', code: 'falls', bands: [] });
    const read = (
      await world.as('senior').get(`/api/assessment/${again.id}/sheet/?resident=${world.mrHale}`)
    ).json<AssessmentSheet>();
    expect([read.result, read.answers, read.begun]).toEqual([null, [], null]);
    expect(read.past.length).toBeGreaterThan(0);
    expect(read.earlier?.form.id).toBe(form.id);
  });

  test('is not there for another house, nor without the right to see it', async () => {
    const elsewhere = await world.given('assessment_result', { assessment: form.id, resident: world.msBird }, 'willow');
    expect((await world.as('senior').get(`/api/assessment-result/${elsewhere.id}/sheet/`)).statusCode).toBe(404);
    expect(
      (await world.as('senior').get(`/api/assessment/${form.id}/sheet/?resident=${world.msBird}`)).statusCode,
    ).toBe(404);
    expect((await world.as('senior').get(`/api/assessment/${form.id}/sheet/`)).statusCode).toBe(400);
    expect(
      (await (await world.holding('view_resident')).get(`/api/assessment/${form.id}/sheet/?resident=${world.mrHale}`))
        .statusCode,
    ).toBe(403);
  });

  test('tells a carer whose form it is not who can fill it in', async () => {
    const closed = await world.given('assessment', { bands: [], who_may_complete: ['manager'] });
    const read = (
      await world.as('carer').get(`/api/assessment/${closed.id}/sheet/?resident=${world.mrHale}`)
    ).json<AssessmentSheet>();
    expect([read.may_fill, read.who_can]).toEqual([false, expect.stringContaining('senior')]);
  });
});
