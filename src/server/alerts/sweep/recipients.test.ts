import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertCause } from '#domain/alerts/engine/alert-cause.ts';
import { register } from '#domain/register.ts';
import { makeWorld, type World } from '#world/world.ts';
import { areas } from '../../areas.ts';
import { recipientsAt } from './recipients.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await world.owner.query('update home set registered_manager = $2 where id = $1', [world.rose, world.people.manager]);
  await world.owner.query(`update staff set role = 'senior' where id = $1`, [world.people.senior]);
  await world.owner.query('update resident set key_worker = $2 where id = $1', [world.mrHale, world.people.carer]);
});
afterAll(() => world.close());
beforeEach(() => world.owner.query('delete from rota'));

const shift = async (person: string, role_on_shift: string, shift_type = 'early') => {
  const { id } = await world.given('rota', {
    staff: person,
    role_on_shift,
    shift_type,
    date: '2026-03-01',
    start_at: '2026-03-01T07:30:00.000Z',
    end_at: '2026-03-01T15:00:00.000Z',
  });
  await world.owner.query(`update rota set status = 'published' where id = $1`, [id]);
};
const notified = async (code: string, to: 'lead' | 'team' | 'manager' | 'key_worker') =>
  (await recipientsAt(world.context.db, world.rose, '2026-03-01T09:00:00.000Z'))({
    code,
    to: [to],
    severity: 'medium',
    resident: world.mrHale,
    object: null,
  });

test('a senior at work leads where the rota names nobody; an agency worker who shadows hears nothing of the cash', async () => {
  await shift(world.people.senior, 'support');
  await shift(world.people.agency, 'shadow');
  expect(await notified('MON-2', 'lead')).toEqual([world.people.senior]);
  expect(await notified('FL-6', 'team')).toEqual([world.people.senior]);
});

test('with nobody at work it reaches whoever is on call, and without them the manager', async () => {
  expect(await notified('INC-11', 'lead')).toEqual([world.people.manager]);
  await shift(world.people.senior, 'senior', 'on_call');
  expect(await notified('INC-11', 'lead')).toEqual([world.people.senior]);
});

test('an account that was closed is not told', async () => {
  await world.owner.query('update staff set is_active = false where id = $1', [world.people.carer]);
  expect(await notified('ROUT-4', 'key_worker')).toEqual([world.people.manager]);
  await world.owner.query('update staff set is_active = true where id = $1', [world.people.carer]);
  expect(await notified('ROUT-4', 'key_worker')).toEqual([world.people.carer]);
});

test('every rule is about a kind of record that somebody can open', () => {
  const names = new Set(register.map(({ name }) => name));
  const causes = [...areas.alertRules.cards.keys()].map(
    (rule_code) => [rule_code, alertCause({ rule_code, linked_object: null })] as const,
  );
  expect(causes.filter(([, cause]) => cause === null || !names.has(cause))).toEqual([]);
});
