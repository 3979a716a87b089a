import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

const washing = async (overrides: object = {}) =>
  world.as('carer').post(
    '/api/bath/',
    await world.input('bath', {
      resident: world.mrHale,
      bath_type: 'bed_bath',
      outcome: 'completed',
      thermometer_used: true,
      skin_checked: true,
      left_alone: false,
      duration_min: null,
      temperature_action: null,
      water_temperature: null,
      skin_concern: true,
      ...overrides,
    }),
  );

test('something seen on the skin and not drawn on the body map is asked about', async () => {
  expect((await washing()).json()).toEqual({ warnings: { skin_concern: [expect.stringMatching(/^no_body_map: /)] } });
  expect((await washing({ confirmed_warnings: ['no_body_map'] })).statusCode).toBe(201);
  expect((await washing({ skin_concern: false })).statusCode).toBe(201);
});

test('where the monitoring of washes says two, the second is named', async () => {
  await world.given('care_tracking', {
    resident: world.mrHale,
    weight: false,
    fluid_intake: false,
    bath: true,
    mood: false,
    sleep: false,
    morning_routine: false,
    afternoon_routine: false,
    incident: false,
    care: false,
    details: [
      {
        chart: 'bath',
        frequency: 'weekly',
        interval_value: null,
        reason: 'Skin',
        start_date: '2026-01-01',
        review_date: '2026-04-01',
        two_staff: true,
      },
    ],
  });
  const plain = { skin_concern: false, support_level: 'prompted' };
  expect((await washing({ ...plain, second_staff: null })).json()).toEqual({
    second_staff: ['Two staff are agreed for this resident. Say who the second was.'],
  });
  expect(
    (
      await washing({
        ...plain,
        second_staff: null,
        outcome: 'declined',
        declined_reason: 'pain',
        declined_reason_text: null,
      })
    ).statusCode,
  ).toBe(201);
  expect((await washing({ ...plain, second_staff: world.people.senior })).statusCode).toBe(201);
  await world.owner.query('update care_tracking set bath = false where resident = $1', [world.mrHale]);
});

test('a mark of the same day answers it', async () => {
  await world.given('body_map', { resident: world.mrHale, cause: 'known_accident', mark_type: 'bruise' });
  expect((await washing()).statusCode).toBe(201);
});
