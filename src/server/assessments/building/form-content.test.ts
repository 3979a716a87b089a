import { afterAll, beforeAll, expect, test } from 'vitest';
import { addQuestion, moved, newChoice, newQuestion, placed } from '#domain/assessments/building/edit-questions.ts';
import type { FormContent } from '#domain/assessments/building/form-content.ts';
import type { FormQuestion } from '#domain/assessments/form.ts';
import { newId } from '#server/kit/runtime/new-id.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const draft = async (values: object = {}) =>
  (await world.given('assessment', { title: 'Falls', scoring: 'sum', bands: [], ...values })).id;
const read = async (form: string) =>
  (await world.as('manager').get(`/api/assessment/${form}/content/`)).json<FormContent>();
const save = (form: string, body: object, role: 'manager' | 'senior' = 'manager') =>
  world.as(role).post(`/api/assessment/${form}/content/`, body);
const asked = (text: string, ...labels: string[]): FormQuestion => ({
  ...newQuestion(newId()),
  text,
  choices: labels.map((label, at) => ({ ...newChoice(newId(), label, at), order: at + 1 })),
});
const made = (...questions: FormQuestion[]) =>
  questions.reduce<readonly FormQuestion[]>((all, one) => addQuestion(all, all.length, one), []);

test('a form is built, arranged and cut down by one save each', async () => {
  const form = await draft();
  const fallen = asked('Fallen?', 'No', 'Yes');
  const often = {
    ...asked('How often?', 'Once', 'More'),
    show_if: { question: fallen.id, choice: fallen.choices[1]?.id ?? '' },
  };
  const first = await save(form, { questions: made(fallen, often, asked('Steady?', 'Yes', 'No')), seen: {} });
  expect(first.statusCode, first.body).toBe(200);
  const { form: built, seen } = first.json<FormContent>();
  expect(built.questions.map(({ order, text, show_if }) => [order, text, show_if?.question ?? null])).toEqual([
    [1, 'Fallen?', null],
    [2, 'How often?', fallen.id],
    [3, 'Steady?', null],
  ]);
  const rearranged = placed(built.questions, moved(built.questions, 2, 0)).map((one) =>
    one.id === fallen.id ? { ...one, choices: one.choices.toSpliced(0, 1) } : one,
  );
  const second = await save(form, { questions: rearranged, seen });
  expect(second.statusCode, second.body).toBe(200);
  expect((await read(form)).form.questions.map(({ text, choices }) => [text, choices.length])).toEqual([
    ['Steady?', 2],
    ['Fallen?', 1],
    ['How often?', 2],
  ]);
  const third = await save(form, { questions: [rearranged[0]], seen: second.json<FormContent>().seen });
  expect(third.json<FormContent>().form.questions).toHaveLength(1);
});

test('of two people who keep one form the second is told, and nothing of either is lost', async () => {
  const form = await draft();
  const { seen } = await read(form);
  expect((await save(form, { questions: made(asked('Mine?', 'Yes')), seen })).statusCode).toBe(200);
  const late = await save(form, { questions: made(asked('Yours?', 'Yes')), seen });
  expect([late.statusCode, JSON.stringify(late.json())]).toEqual([409, expect.stringContaining('meanwhile')]);
  expect((await read(form)).form.questions.map(({ text }) => text)).toEqual(['Mine?']);
});

test('what cannot be saved is said of its question, and nothing of the rest is saved', async () => {
  const form = await draft();
  const wordless = asked('', 'Yes');
  const refused = await save(form, { questions: made(asked('Fallen?', 'Yes'), wordless), seen: {} });
  expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, [wordless.id]]);
  expect((await read(form)).form.questions).toEqual([]);
});

test('the rule of the score follows its questions; a form in use and other people’s rights stay as they are', async () => {
  const form = await draft({ scoring: 'custom', formula: 'q1' });
  const built = await save(form, { questions: made(asked('One?', 'Yes')), seen: {}, formula: 'q1 * 2' });
  expect(built.json<FormContent>().form.formula).toBe('q1 * 2');
  expect((await save(form, { questions: [], seen: {} }, 'senior')).statusCode).toBe(403);
  await world.owner.query(`update assessment set status = 'published' where id = $1`, [form]);
  const { seen } = await read(form);
  for (const questions of [made(asked('New?', 'Yes')), []])
    expect((await save(form, { questions, seen })).json()).toHaveProperty('assessment');
  expect((await read(form)).form.questions).toHaveLength(1);
});
