import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  const { id } = await world.given('rota', {
    home: world.rose,
    staff: world.people.carer,
    date: '2026-06-01',
    shift_type: 'early',
    start_at: '2026-06-01T06:30:00Z',
    end_at: '2026-06-01T14:00:00Z',
    break_minutes: 30,
  });
  await world.owner.query(
    `update rota set status = 'worked', actual_start = '2026-06-01T06:45:00Z', actual_end = '2026-06-01T14:00:00Z' where id = $1`,
    [id],
  );
});
afterAll(() => world.close());

const ask = (role: Parameters<World['as']>[0], query = 'from=2026-06-01&days=30') =>
  world.as(role).get(`/api/rota/hours/?home=${world.rose}&${query}`);

test('the hours of a month are a file, planned beside really worked, and taking it is written down', async () => {
  const file = await ask('manager');
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [heading = '', line = ''] = file.body.split('\r\n');
  expect(heading).toContain('Planned start,Planned end,Really started,Really ended,Minutes late');
  expect(line).toContain('2026-06-01,Early,worked,07:30,15:00,07:45,15:00,15,30,7.50,6.75,0');
  const { rows } = await world.owner.query(
    `select summary from user_history where action = 'export' and entity = 'rota'`,
  );
  expect(rows).toEqual([{ summary: '1 shifts' }]);
});

test('whoever may not take records out of the house is refused', async () => {
  expect((await ask('senior')).statusCode).toBe(403);
  expect((await ask('carer')).statusCode).toBe(403);
  expect((await ask('manager', 'from=2026-06-01&days=93')).json()).toHaveProperty('days');
});
