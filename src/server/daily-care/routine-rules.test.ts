import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
let person: string;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  person = (await world.given('resident', { status: 'current', admission_date: '2020-01-01' })).id;
});
afterAll(() => world.close());

const begin = async (day: string) =>
  (
    await world.as('carer').post(
      '/api/morning-routine/',
      await world.input('morning_routine', {
        resident: person,
        routine_date: day,
        occurred_at: '2026-03-01T08:30:00.000Z',
      }),
    )
  ).json();
const summary = async () => (await world.as('carer').get(`/api/resident/${person}/summary/`)).json();
const watching = (morning_steps: readonly string[]) => ({
  resident: person,
  weight: false,
  fluid_intake: false,
  bath: false,
  mood: false,
  sleep: false,
  morning_routine: true,
  afternoon_routine: false,
  incident: false,
  care: false,
  morning_steps,
  details: [
    {
      chart: 'morning_routine',
      frequency: 'daily',
      interval_value: null,
      reason: 'Needs help to start the day',
      start_date: '2026-01-01',
      review_date: '2026-04-01',
      two_staff: false,
    },
  ],
});

test('until anything is known of someone’s morning a sheet asks for every step', async () => {
  expect((await summary()).morning_steps).toBeNull();
  const sheet = await begin('2026-02-24');
  expect(sheet.tasks_shown).toContain('wash');
  expect(sheet.tasks_shown.length).toBeGreaterThan(10);
});

test('a new sheet has the steps a senior chose for the person, and the pad is told the same', async () => {
  const senior = world.as('senior');
  const made = (await senior.post('/api/care-tracking/', watching(['wash', 'shave']))).json();
  expect(await begin('2026-02-25')).toMatchObject({
    tasks_shown: ['wash', 'shave'],
    completion_pct: expect.any(Number),
  });
  expect((await summary()).morning_steps).toEqual(['wash', 'shave']);
  expect(
    (await world.as('carer').patch(`/api/care-tracking/${made.id}/`, { version: 1, morning_steps: [] })).statusCode,
  ).toBe(403);
  expect(
    (await senior.patch(`/api/care-tracking/${made.id}/`, { version: 1, morning_steps: ['hair'] })).statusCode,
  ).toBe(200);
  expect((await begin('2026-02-26')).tasks_shown).toEqual(['hair']);
});

test('where nobody chose, the next sheet goes on with the steps of the newest', async () => {
  await world.as('senior').post('/api/care-tracking/', watching(['hair']));
  await begin('2026-02-26');
  await world.owner.query(`update care_tracking set morning_steps = '{}' where resident = $1`, [person]);
  expect((await begin('2026-02-27')).tasks_shown).toEqual(['hair']);
});

test('a sheet that is open keeps the steps it began with', async () => {
  await world.as('senior').post('/api/care-tracking/', watching(['hair']));
  const sheet = await begin('2026-02-28');
  await world.owner.query(`update care_tracking set morning_steps = '{glasses}' where resident = $1`, [person]);
  const changed = await world
    .as('carer')
    .patch(`/api/morning-routine/${sheet.id}/`, { version: 1, overall_note: 'A slow start.' });
  expect(changed.json().tasks_shown).toEqual(['hair']);
});
