import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkForm, errorsOf } from '#domain/assessments/checking/check-form.ts';
import { shippedForms } from '#domain/assessments/library/shipped-forms.ts';
import { makeWorld, type World } from '#world/world.ts';
import { readForms } from './filling/read-forms.ts';
import { prepareForms, shippedRecords } from './shipped-forms.ts';

let world: World;
let own: string;
beforeAll(async () => {
  world = await makeWorld();
  own = (await world.given('assessment', { code: 'Peep', bands: [] })).id;
  await world.owner.query(`update assessment set status = 'published' where id = $1`, [own]);
  await prepareForms(world.context.db, world.context.now());
});
afterAll(() => world.close());

const ids = shippedRecords.map(({ assessment: { id } }) => id);
const phq9 = shippedRecords[0]?.assessment.id ?? '';

test('a new database holds every shipped form, and every one that may be used is in use', async () => {
  const forms = await readForms(world.context.db, ids);
  expect(forms.size).toBe(shippedForms.length - 1);
  for (const form of forms.values())
    if (form.status === 'published')
      expect([form.code, errorsOf(checkForm({ ...form, licence_status: 'free' }))]).toEqual([form.code, []]);
  const listed = await world.as('manager').get('/api/assessment/?status=draft&limit=100');
  expect(listed.json<{ licence_status: string }[]>().every(({ licence_status }) => licence_status === 'blocked')).toBe(
    true,
  );
});

test('a form of the home’s own stays in use under its code, and no second one comes beside it', async () => {
  const { rows } = await world.owner.query(`select id from assessment where lower(code) = 'peep'`);
  expect(rows).toEqual([{ id: own }]);
});

test('starting again changes nothing, neither a form that a home retired nor one that it made ready', async () => {
  await world.owner.query(`update assessment set status = 'retired', version = 2 where id = $1`, [phq9]);
  await prepareForms(world.context.db, world.context.now());
  const [counted] = await world.owner
    .query(
      `select (select count(*)::int from assessment where id = any($1)) as forms, (select status from assessment where id = $2) as status`,
      [ids, phq9],
    )
    .then(({ rows }) => rows);
  expect(counted).toEqual({ forms: shippedForms.length - 1, status: 'retired' });
});

test('a shipped form is completed like any other', async () => {
  const falls = shippedRecords.find(({ assessment: { code } }) => code === 'FALLS');
  const made = await world
    .as('senior')
    .post(
      '/api/assessment-result/',
      await world.input('assessment_result', { assessment: falls?.assessment.id, resident: world.mrHale }),
    );
  expect(made.statusCode, made.body).toBe(201);
});
