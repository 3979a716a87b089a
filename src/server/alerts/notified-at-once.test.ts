import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeWorld, type Caller, type World } from '#world/world.ts';
import { sweepOnSave } from './sweep/sweep-on-save.ts';
import { sweep } from './sweep/sweep.ts';

let world: World;
let stop: () => Promise<void>;
beforeEach(async () => {
  world = await makeWorld();
  await world.owner.query('update home set registered_manager = $2 where id = $1', [world.rose, world.people.manager]);
  await world.owner.query('delete from rota');
  await shift(world.people.senior, 'shift_lead');
  await shift(world.people.carer, 'support');
  await shift(world.people.agency, 'shadow');
  stop = await sweepOnSave({ context: world.app.context, feed: world.app.changes, parts: world.parts });
});
afterEach(async () => {
  await stop();
  await world.close();
});

async function shift(person: string, role_on_shift: string): Promise<void> {
  const { id } = await world.given('rota', {
    staff: person,
    role_on_shift,
    shift_type: 'early',
    date: '2026-03-01',
    start_at: '2026-03-01T07:30:00.000Z',
    end_at: '2026-03-01T15:00:00.000Z',
  });
  await world.owner.query(`update rota set status = 'published' where id = $1`, [id]);
}

const codesOf = async (caller: Caller): Promise<readonly unknown[]> => {
  const answer = await caller.get(`/api/reminder/?home=${world.rose}&informed=${caller.id}&limit=200`);
  return (answer.json() as { rule_code: string }[]).map(({ rule_code }) => rule_code);
};

test('a carer reports a fall on a device whose clock is a little ahead: the lead reads of it at once, an agency shadow does not', async () => {
  const fall = await world.input('incident', {
    resident: world.mrHale,
    incident_type: 'fall',
    severity: 'no_harm',
    occurred_at: '2026-03-01T09:03:00.000Z',
    head_strike: 'unknown',
    conscious_throughout: true,
    witnessed: false,
    treatment: 'none',
    restraint_used: false,
    cqc_notifiable: 'pending',
    informed: [{ who: 'gp', at: '2026-03-01T09:00:00.000Z', by: world.people.carer, method: 'phone' }],
  });
  const saved = await world
    .as('carer')
    .post('/api/incident/', { ...fall, confirmed_warnings: ['short_description', 'no_body_map'] });
  expect(saved.statusCode, saved.body).toBe(201);
  await expect.poll(() => codesOf(world.as('senior'))).toContain('INC-13');
  const temp = await world.again(world.people.agency);
  expect(await codesOf(temp)).toEqual([]);
  expect(await codesOf(world.as('carer'))).not.toContain('INC-13');
});

test('a cash count that does not add up reaches the lead and the manager, and never the agency worker', async () => {
  const count = await world.given('payments_handover', {});
  await world.owner.query(`update payments_handover set status = 'discrepancy', total_difference = 5 where id = $1`, [
    count.id,
  ]);
  await sweep(world.context, { home: world.rose, resident: null });
  expect(await codesOf(world.as('senior'))).toContain('MON-1');
  expect(await codesOf(world.as('manager'))).toContain('MON-1');
  expect(
    (await codesOf(await world.again(world.people.agency))).filter((code) => String(code).startsWith('MON')),
  ).toEqual([]);
});
