import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 } from 'uuid';
import type { ImportRequest } from '#domain/importing/import-answer.ts';
import { startingSetNamed, startingSets, type SetName } from '#domain/importing/starting-sets/starting-sets.ts';
import { tableOfSet } from '#domain/importing/set-table.ts';
import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { makeWorld, now, type World } from '#world/world.ts';
import { sweep } from '../alerts/sweep/sweep.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

/** What the page sends when a set is taken over as it stands, without the lines that wait for somebody. */
function requestOf(name: SetName, given: Partial<ImportRequest> = {}): ImportRequest {
  const set = startingSetNamed(name);
  const { matching, lines, waiting } = tableOfSet(set, 'dementia');
  return {
    id: v7(),
    kind: set.kind,
    home: world.rose,
    file: '',
    set: name,
    epoch: 1900,
    matching,
    forAll: {},
    lines: lines.filter(({ line }) => !waiting.includes(line)),
    same: {},
    confirmed: {},
    ...given,
  };
}
const take = async (request: ImportRequest) => (await world.as('manager').post('/api/import/', request)).json();
const undo = async ({ id }: ImportRequest) => world.as('manager').post(`/api/import/${id}/undo/`);
const settings = async () =>
  (await world.owner.query('select settings from home where id = $1', [world.rose])).rows[0].settings;
const madeOf = async (id: string) =>
  (await world.owner.query('select record from import_record where import_file = $1 order by line', [id])).rows.map(
    ({ record }) => String(record),
  );

for (const name of keysOf(startingSets))
  test(`${startingSetNamed(name).title}: every line passes the rules of the forms, and the set can be taken out again`, async () => {
    const request = requestOf(name);
    expect(await take(request)).toMatchObject({ state: 'imported', ready: request.lines.length, findings: [] });
    expect((await undo(request)).json()).toMatchObject({ state: 'undone', starting_set: name });
  });

test('the checks of the premises raise no alert on the day on which they are taken over, and do where they were left', async () => {
  const request = requestOf('premises_checks');
  const alerts = async (): Promise<number> => {
    await sweep(world.app.context, { home: world.rose, resident: null });
    const text = `select count(*)::int as open from notification where home = $1 and rule_code like 'AST-%' and status <> 'cleared'`;
    return (await world.owner.query(text, [world.rose])).rows[0].open;
  };
  await take(request);
  expect(await alerts()).toBe(0);
  world.clock = new Date('2026-03-16T09:00:00Z');
  expect(await alerts()).toBeGreaterThan(10);
  world.clock = now;
  await undo(request);
});

test('the lines that wait are right once the house has said what only it knows', async () => {
  for (const [name, key, text] of [
    ['premises_checks', 'safe_working_load_kg', '180'],
    ['stock_list', 'expiry_date', '01/12/2999'],
  ] as const) {
    const { lines, waiting } = tableOfSet(startingSetNamed(name), 'mixed');
    const asked = lines.filter(({ line }) => waiting.includes(line));
    expect(asked.length).toBeGreaterThan(0);
    const request = requestOf(name, { lines: asked });
    const refused = await take(request);
    expect(refused.findings.map(({ problems }: { problems: { column: string }[] }) => problems[0]?.column)).toEqual(
      asked.map(() => key),
    );
    const at = request.matching[key] ?? 0;
    const said = asked.map(({ line, cells }) => ({ line, cells: cells.with(at, text) }));
    expect(await take({ ...request, lines: said })).toMatchObject({ state: 'imported', ready: asked.length });
    expect((await undo(request)).json().state).toBe('undone');
  }
});

test('a line that is left out does not come, and one that is changed comes as it was changed', async () => {
  const whole = requestOf('premises_checks');
  const [first, second] = whole.lines;
  if (!first || !second) throw new Error('The set has lines.');
  const request = { ...whole, lines: [{ ...second, cells: second.cells.with(1, 'Lights on the stairs') }] };
  expect(await take(request)).toMatchObject({ state: 'imported', ready: 1 });
  const [made] = await madeOf(request.id);
  const { rows } = await world.owner.query('select name, checks from house_asset where id = $1', [made]);
  expect(rows[0]).toMatchObject({
    name: 'Lights on the stairs',
    checks: [
      { kind: 'emergency_light', interval_months: 1, interval_days: null },
      { kind: 'service', interval_months: 12 },
    ],
  });
  const history = await world.owner.query(
    `select reason from user_history where object_id = $1 and action = 'create'`,
    [made],
  );
  expect(history.rows[0].reason).toBe(`From the starting set Premises checks, line ${second.line}`);
  await undo(request);
});

test('a set that was taken over already asks about each line, and adds nothing meanwhile', async () => {
  const request = requestOf('shift_patterns');
  expect(await take(request)).toMatchObject({ state: 'imported' });
  const again = requestOf('shift_patterns');
  const asked = await take(again);
  expect(asked).toMatchObject({ state: 'checked', ready: 0 });
  expect(asked.findings.map(({ alike }: { alike: string | null }) => alike)).not.toContain(null);
  await undo(request);
});

test('a shift pattern holds its open shifts, each with its first person leading', async () => {
  const request = requestOf('shift_patterns');
  await take(request);
  const [first] = await madeOf(request.id);
  const { rows } = await world.owner.query('select weeks, shifts from rota_template where id = $1', [first]);
  const monday = rows[0].shifts.filter(({ day }: { day: number }) => day === 1);
  expect(rows[0].shifts).toHaveLength(7 * 8);
  expect(monday[0]).toMatchObject({ shift_type: 'early', starts: '07:30', role_on_shift: 'shift_lead', staff: null });
  expect(monday[1]).toMatchObject({ role_on_shift: 'support' });
  expect(monday.at(-1)).toMatchObject({ shift_type: 'waking_night', midnights: 1 });
  await undo(request);
});

test('settings are written into the house in one change, the rest stays, and all of it is put back', async () => {
  const before = await settings();
  const request = requestOf('house_settings');
  expect(await take(request)).toMatchObject({ state: 'imported' });
  const after = await settings();
  expect(after).toMatchObject({ drink_gap_hours: 2, falls_count: 1, weigh_default: 'monthly' });
  expect(after.shift_times).toEqual(before.shift_times);
  expect((await undo(request)).json().state).toBe('undone');
  expect(await settings()).toEqual(before);
});

test('a setting that cannot be is refused at its own place', async () => {
  const whole = requestOf('house_settings');
  const at = whole.matching['bath_max_c'] ?? 0;
  const lines = whole.lines.map(({ line, cells }) => ({ line, cells: cells.with(at, '60') }));
  expect((await take({ ...whole, lines })).findings[0].problems).toEqual([
    { column: 'bath_max_c', sentence: expect.stringContaining('Hottest bath') },
  ]);
});

test('settings that somebody has changed since are not put back', async () => {
  const request = requestOf('house_settings');
  await take(request);
  const { rows } = await world.owner.query('select version from home where id = $1', [world.rose]);
  const changed = await world.as('manager').patch(`/api/home/${world.rose}/`, {
    version: rows[0].version,
    phone: '020 7946 0999',
    confirmed_warnings: ['no_registered_manager'],
  });
  expect(changed.statusCode).toBe(200);
  expect((await undo(request)).json().non_field_errors[0]).toContain('was changed since');
});

test('a set is taken over by whoever may add such records or change the house, and a set is of its own kind', async () => {
  const carer = world.as('carer');
  expect((await carer.post('/api/import/', requestOf('house_settings'))).statusCode).toBe(403);
  expect((await carer.post('/api/import/', requestOf('premises_checks'))).statusCode).toBe(403);
  const mixed = await world.as('manager').post('/api/import/', { ...requestOf('stock_list'), set: 'premises_checks' });
  expect([mixed.statusCode, mixed.json().set]).toEqual([400, ['There is no such starting set.']]);
});
