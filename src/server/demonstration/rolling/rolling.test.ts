import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addDays, localDay, momentAt } from '#domain/kit/time/time.ts';
import type { FreshDatabase } from '#world/server/database.ts';
import { demonstrationDatabase, demonstrationDay, demonstrationParts } from '#world/server/demonstration.ts';
import { sweepHomes } from '../../alerts/sweep/sweep-homes.ts';
import { buildApp } from '../../app.ts';
import { continueSeries } from '../../appointments/continue-series.ts';
import { closeNights } from '../../daily-care/sleep/close-nights.ts';
import { lockSheets } from '../../daily-care/lock-sheets.ts';
import { checkHistory } from '../../history/checking/check-history.ts';
import { sealHistory } from '../../history/sealing/seal-history.ts';
import { noCommitListener, onPool, type Db } from '../../kit/runtime/database.ts';
import { markDue } from '../../notices/mark-due.ts';
import { endShifts } from '../../rota/end-shifts.ts';
import { zone } from '../stage/calendar.ts';
import { arrivalsJob } from './roll-arrivals.ts';
import { rollOnJob } from './roll-on.ts';

const today = localDay(demonstrationDay, zone);
let database: FreshDatabase;
let db: Db;
let app: FastifyInstance;
let now = new Date(demonstrationDay);
let firstDay: readonly OpenAlert[];
let entered: readonly (readonly [table: string, id: string, record: unknown])[];

const roll = () => rollOnJob.work(app.context);
const recordOf = async (table: string, id: string) =>
  (await db.query<{ record: unknown }>(`select to_jsonb(t) as record from ${table} t where id = $1`, [id]))[0]?.record;

/** The demonstration goes on until half past ten on that day, and the clock does its own work meanwhile. */
async function goOnUntil(day: number): Promise<void> {
  now = new Date(momentAt(addDays(today, day), '10:30', zone));
  await roll();
  for (const job of [endShifts, closeNights, lockSheets, markDue, continueSeries, sweepHomes])
    await job.work(app.context);
  await sealHistory(app.context);
}

interface OpenAlert {
  readonly id: string;
  readonly house: string;
  readonly rule: string;
  readonly severity: string;
  readonly message: string;
}
const open = `select n.id, h.name as house, n.rule_code as rule, n.severity, n.message from notification n join home h on h.id = n.home where n.gone_at is null and n.created_by is null and n.status <> 'cleared' and not n.is_deleted`;
const openAlerts = (): Promise<readonly OpenAlert[]> => db.query<OpenAlert>(open);
const countedBy = (alerts: readonly OpenAlert[], key: (alert: OpenAlert) => string): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(alerts, key)].map(([name, all]) => [name, all.length]));

/** A visitor writes a note, drafts a shift of their own, and puts off a visit and a plan’s review. */
async function visitorsWork(): Promise<typeof entered> {
  const login = await app.inject({
    method: 'POST',
    url: '/api/login/',
    payload: { username: 'manager', password: 'gateway-demo-2026' },
  });
  const headers = { authorization: `Token ${login.json<{ token: string }>().token}` };
  const send = async (method: 'POST' | 'PATCH', url: string, payload: object) => {
    const answer = await app.inject({ method, url, headers, payload });
    expect([url, answer.statusCode, answer.statusCode < 300 ? '' : answer.body]).toEqual([
      url,
      method === 'POST' ? 201 : 200,
      '',
    ]);
    return answer.json<{ id: string }>().id;
  };
  const one = async (text: string) =>
    (await db.query<{ id: string; version: number; home: string }>(text))[0] ?? { id: '', version: 0, home: '' };
  const tench = await one(`select id, version, home from resident where last_name = 'Tench'`);
  const visit = await one(
    `select a.id, a.version, a.home from appointment a join home h on h.id = a.home where h.name = 'Rose House' and a.resident is not null and a.status = 'scheduled' and a.starts_at > '${demonstrationDay}' order by a.starts_at limit 1`,
  );
  const work = [
    [
      'note',
      await send('POST', '/api/note/', {
        resident: tench.id,
        home: tench.home,
        occurred_at: now.toISOString(),
        body: 'Graham showed me his leeks, and I wrote it myself.',
      }),
    ],
    [
      'rota',
      await send('POST', '/api/rota/', {
        home: tench.home,
        date: addDays(today, 20),
        start_at: momentAt(addDays(today, 20), '09:00', zone),
        end_at: momentAt(addDays(today, 20), '12:00', zone),
        shift_type: 'training',
        role_on_shift: 'support',
      }),
    ],
    [
      'appointment',
      await send('PATCH', `/api/appointment/${visit.id}/`, { version: visit.version, with_whom: 'Whoever is in' }),
    ],
  ] as const;
  return Promise.all(work.map(async ([table, id]) => [table, id, await recordOf(table, id)] as const));
}

beforeAll(async () => {
  database = await demonstrationDatabase();
  db = onPool(database.pool, noCommitListener);
  app = await buildApp(demonstrationParts(database.pool, () => now));
  await sweepHomes.work(app.context);
  firstDay = await openAlerts();
  entered = await visitorsWork();
  // The day after the first is the hardest: half of it was written before.
  for (const day of [1, 28]) await goOnUntil(day);
}, 300_000);
beforeEach(() => void (now = new Date(momentAt(addDays(today, 28), '10:30', zone))));
afterAll(async () => {
  await app.close();
  await database.drop();
});

test('four weeks on everybody knows four weeks ahead when they work', async () => {
  const gaps = `select h.name, d::date from home h cross join generate_series($1::date, $1::date + 28, interval '1 day') d where not exists (select from rota r where r.home = h.id and r.date = d::date and r.status = 'published')`;
  expect(await db.query(gaps, [now.toISOString()])).toEqual([]);
});

// The first day has stories of its own, so that a later one may be quieter.
test('four weeks on at least half as much waits in each house as on the first day, and little more', async () => {
  const later = countedBy(await openAlerts(), ({ house }) => house);
  for (const [house, alerts] of countedBy(firstDay, (alert) => alert.house))
    expect([house, later.get(house)]).toEqual([
      house,
      expect.toSatisfy((count: number) => count <= alerts * 1.2 && count >= alerts * 0.5),
    ]);
});

test('four weeks on no kind of alert has piled up in any house', async () => {
  const ofKind = ({ house, rule }: OpenAlert): string => `${house} ${rule}`;
  const first = countedBy(firstDay, ofKind);
  const piles = [...countedBy(await openAlerts(), ofKind)].filter(
    ([kind, alerts]) => alerts > (first.get(kind) ?? 0) + 4,
  );
  expect(piles).toEqual([]);
});

// Whose power of attorney nobody has shown is for the family to say.
test('four weeks on whatever mattered on the first day has been seen to', async () => {
  const known = new Set(
    firstDay.filter(({ severity }) => ['medium', 'high', 'critical'].includes(severity)).map(({ id }) => id),
  );
  const left = (await openAlerts()).filter(
    ({ id, message }) => known.has(id) && !message.includes('Attorneys without proof'),
  );
  expect(left.map(({ house, rule, message }) => `${house} ${rule} ${message}`)).toEqual([]);
});

test('what a visitor entered, drafted or changed is as they left it', async () => {
  for (const [table, id, record] of entered) expect([table, await recordOf(table, id)]).toEqual([table, record]);
});

const eachDay = (table: string, at: string) =>
  `select h.name, d::date as day from home h cross join generate_series($1::date - 26, $1::date - 1, interval '1 day') d where not exists (select from ${table} t where t.home = h.id and (t.${at})::date = d::date)`;
const eachWeek = (table: string, at: string) =>
  `select h.name, w from home h cross join generate_series(1, 3) w where not exists (select from ${table} t where t.home = h.id and t.${at} >= $1::timestamptz - w * interval '7 days' and t.${at} < $1::timestamptz - (w - 1) * interval '7 days')`;
test.each([
  [
    'every house had its handovers',
    `select h.name, d::date from home h cross join generate_series($1::date - 26, $1::date - 1, interval '1 day') d where (select count(*) from handover t where t.home = h.id and t.handover_date = d::date and t.status = 'received') < 3`,
  ],
  ['every house counted its cash', eachDay('payments_handover', 'counted_at')],
  [
    'every house wrote down what was drunk and how people felt',
    `${eachDay('fluid_intake', 'occurred_at')} union all ${eachDay('mood', 'occurred_at')}`,
  ],
  [
    'no plan or risk that was due has waited for longer than a few weeks',
    `select title from plan where status = 'active' and review_date < $1::date - 21 union all select title from risk where status = 'active' and review_date < $1::date - 21`,
  ],
  [
    'every evaluation holds the figures of its period',
    `select id from evaluation where jsonb_array_length(evidence) = 0 union all (select null from evaluation having max(period_to) < $1::date - 7)`,
  ],
  [
    'notes still name the plans they tell of',
    `select h.name from home h where not exists (select from note n where n.home = h.id and n.linked_plan is not null and n.occurred_at > $1::timestamptz - interval '7 days')`,
  ],
  [
    'every visit that nobody changed has its outcome',
    `select a.title from appointment a where a.status in ('scheduled', 'confirmed') and a.starts_at < $1::timestamptz - interval '2 days' and a.starts_at > '${demonstrationDay}' and a.with_whom is distinct from 'Whoever is in'`,
  ],
  [
    'somebody still has something in the diary in every house',
    `select h.name from home h where not exists (select from appointment a where a.home = h.id and a.starts_at > $1::timestamptz + interval '3 days')`,
  ],
  [
    'money came and went in every house',
    `${eachWeek('payment', 'occurred_at')} union all ${eachWeek('petty_cash', 'occurred_at')}`,
  ],
  [
    'every line of the ledger begins where the one before it ended',
    `select * from (select t.id, t.balance_before, lag(t.balance_after, 1, 0) over (partition by t.account_kind, coalesce(t.resident, t.home) order by t.posted_at, t.id) as held from transaction t where t.posted_at <= $1) l where l.balance_before <> l.held`,
  ],
  [
    'no payment has waited for its witness for longer than three days',
    `select description from payment where status = 'awaiting_witness' and occurred_at < $1::timestamptz - interval '3 days'`,
  ],
  [
    'no check of a thing in use is overdue',
    `select a.name, c->>'kind' from house_asset a cross join jsonb_array_elements(a.checks) c where a.status = 'in_use' and (c->>'next_due')::date < $1::date`,
  ],
  [
    'every shelf was counted or moved within a month',
    `select s.item_name from house_stock s where not exists (select from jsonb_array_elements(s.movements) m where (m->>'at')::timestamptz > $1::timestamptz - interval '31 days')`,
  ],
  [
    'nothing in the store cupboards is past its date',
    'select item_name from house_stock where quantity > 0 and expiry_date < $1::date',
  ],
  [
    'what was broken on the first day is mended',
    `select title from repair_record where status not in ('completed', 'verified', 'cancelled') and reported_at < $1::timestamptz - interval '28 days' and priority <> 'planned'`,
  ],
  [
    'no authorisation and no legal paper has run out',
    `select last_name from resident where status = 'current' and least(case when dols_status in ('standard', 'urgent') then dols_expiry end, case when dnacpr_status = 'in_place' then dnacpr_review end) < $1::date`,
  ],
  [
    'no certificate, insurance or policy of a house has run out',
    `select title from attachment where not is_deleted and not is_obsolete and expiry_date < $1::date`,
  ],
  [
    'whoever is on a shift that is running has come to it',
    `select r.id from rota r where r.status in ('published', 'accepted') and r.staff is not null and r.actual_start is null and not r.is_deleted and r.shift_type in ('early', 'late', 'waking_night') and r.start_at <= $1::timestamptz and r.end_at > $1::timestamptz`,
  ],
  [
    'today is written of as far as it has come',
    `select h.name from home h where not exists (select from fluid_intake t where t.home = h.id and t.occurred_at > $1::timestamptz - interval '4 hours')`,
  ],
])('four weeks on %s', async (_, exceptions) => {
  expect(await db.query(exceptions, [now.toISOString()])).toEqual([]);
});

test('rolling on once more in the same hour adds next to nothing', async () => {
  const count = async () =>
    (
      await db.query<{
        entries: number;
        others: number;
      }>(`select ((select count(*) from note) + (select count(*) from mood) + (select count(*) from fluid_intake))::int as entries,
    ((select count(*) from rota) + (select count(*) from handover) + (select count(*) from evaluation) + (select count(*) from incident))::int as others`)
    )[0] ?? { entries: 0, others: 0 };
  const once = await count();
  await roll();
  const twice = await count();
  expect(twice.others).toBe(once.others);
  expect(twice.entries - once.entries).toBeLessThan(5);
});

test('open screens are sent what the demonstration does by itself', async () => {
  const publish = vi.spyOn(app.changes, 'publish');
  await roll();
  expect(publish).toHaveBeenCalled();
  publish.mockClear();
  now = new Date(momentAt(addDays(today, 28), '15:30', zone));
  await arrivalsJob.work(app.context);
  expect(publish).toHaveBeenCalledTimes(1);
  publish.mockRestore();
  const came = `select h.user_name, h.role, h.changes->0->>'field' as field from user_history h join rota r on r.id = h.object_id and r.version = h.object_version where h.at = $1 and h.action = 'update'`;
  const lines = await db.query(came, [now.toISOString()]);
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(line).toEqual({ user_name: 'Hearth', role: 'Clock', field: 'actual_start' });
});

test('whatever the demonstration does by itself, its history is whole', async () => {
  const { found, lines } = await checkHistory(app.context);
  expect(found).toEqual([]);
  expect(lines).toBeGreaterThan(1000);
});
