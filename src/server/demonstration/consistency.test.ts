import { afterAll, beforeAll, expect, test } from 'vitest';
import { pino } from 'pino';
import { register } from '#domain/register.ts';
import { freshDatabase, type FreshDatabase } from '#world/database.ts';
import { onPool, type Db } from '../kit/database.ts';
import { readSettings } from '../kit/settings.ts';
import { prepareGroups } from '../staff/shipped-groups.ts';
import { loadDemonstration } from './load.ts';
import { renewGrants } from './renew-grants.ts';

/** Half past ten on a Tuesday: the morning is under way, and something of today is written already. */
const now = '2026-11-17T10:30:00.000Z';
let database: FreshDatabase;
let db: Db;

beforeAll(async () => {
  database = await freshDatabase();
  db = onPool(database.pool);
  const settings = readSettings({ DEMO: 'on', LOG_LEVEL: 'silent' }, () => 'a secret key for tests, long enough');
  const parts = { settings, pool: database.pool, log: pino({ level: 'silent' }), clock: () => new Date(now), post: async () => {} };
  await prepareGroups(db, register, now);
  await loadDemonstration(parts);
  await renewGrants(parts);
}, 120_000);
afterAll(() => database.drop());

/** A sentence that holds in the demonstration, and a question for what would break it: no rows, no exception. $1 is now. */
type Rule = readonly [sentence: string, exceptions: string];

const house: readonly Rule[] = [
  ['stock is counted in whole units', 'select item_name, quantity from house_stock where quantity <> trunc(quantity) or reorder_level <> trunc(reorder_level) or reorder_quantity <> trunc(reorder_quantity)'],
  ['what is moved on or off a shelf is whole too', `select s.item_name, m.value->>'quantity' from house_stock s cross join jsonb_array_elements(s.movements) m where (m.value->>'quantity')::numeric <> trunc((m.value->>'quantity')::numeric)`],
  ['no shelf holds less than nothing', 'select item_name from house_stock where quantity < 0'],
  ['a thing whose repair is open is not in use', `select a.name, r.title, a.status from repair_record r join house_asset a on a.id = r.asset where r.status not in ('verified', 'cancelled') and a.status not in ('under_repair', 'out_of_service')`],
  ['a thing that is mended is in use again', `select a.name from house_asset a where a.status in ('under_repair', 'out_of_service') and not exists (select from repair_record r where r.asset = a.id and r.status not in ('verified', 'cancelled'))`],
  ['the lift with an emergency repair is out of service', `select 'no such lift' where not exists (select from repair_record r join house_asset a on a.id = r.asset where r.category = 'lift_hoist' and r.priority = 'emergency' and r.status <> 'verified' and a.status = 'out_of_service' and a.condition = 'unsafe')`],
  ['nobody has bathed in what was being mended', `select b.occurred_at, r.title from bath b join repair_record r on r.asset = b.outlet_asset where b.outcome = 'completed' and b.occurred_at > r.reported_at and (r.status <> 'verified' or b.occurred_at < r.updated_at)`],
  ['a repair with a risk to safety says what keeps people safe meanwhile', 'select title from repair_record where safety_risk and interim_control is null'],
];

const rota: readonly Rule[] = [
  ['every house has published shifts for each of the next 28 days', `select h.name, d::date from home h cross join generate_series($1::date, $1::date + 28, interval '1 day') d where not exists (select from rota r where r.home = h.id and r.date = d::date and r.status = 'published')`],
  ['no two shifts of one person overlap', `select a.id from rota a join rota b on a.staff = b.staff and a.id < b.id and a.start_at < b.end_at and b.start_at < a.end_at where a.status <> 'cancelled' and b.status <> 'cancelled'`],
  ['nobody works a shift less than eleven hours after the last', `select a.staff, a.end_at, b.start_at from rota a join rota b on a.staff = b.staff and b.start_at >= a.end_at and b.start_at < a.end_at + interval '11 hours' and a.shift_type <> 'office' and b.shift_type <> 'office'`],
  ['every shift that is over was worked by somebody', `select h.name, r.date, r.shift_type from rota r join home h on h.id = r.home where r.end_at < $1::timestamptz - interval '1 day' and r.shift_type <> 'office' and (r.staff is null or r.status <> 'worked')`],
];

test.each([...house, ...rota])('%s', async (_, exceptions) => {
  const asked = exceptions.includes('$1') ? [now] : [];
  expect(await db.query(exceptions, asked)).toEqual([]);
});
