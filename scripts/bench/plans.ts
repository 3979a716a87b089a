import type pg from 'pg';
import { v7 } from 'uuid';
import { addFluids, makeDataset } from './data/dataset.ts';
import { signedIn } from './data/signed-in.ts';
import { addLife, template } from './data/house-life.ts';
import { compareReads, type AskedRead } from './compare-reads.ts';
import { onOwnApp } from './servers/own-app.ts';
import { onOwnDatabase } from './servers/own-database.ts';

/** What the reads of plans cost with much behind them, as a multiple of the same with little; each is one request. */

/** Entries of one resident from before the period an evaluation looks at. */
const earlierEntries = 10_000;
const versions = 50;
const drinksADay = 8;
const days = 90;

const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);

/** Somebody like Ann, who manages some houses only. */
async function somebodyIn(pool: pg.Pool, username: string, homes: readonly string[]): Promise<string> {
  const id = v7();
  await pool.query(
    `insert into staff select made.* from staff s cross join lateral jsonb_populate_record(s, jsonb_build_object('id', $1::uuid, 'username', $3::text, 'homes', $2::jsonb)) as made where s.username = 'ann.lee'`,
    [id, JSON.stringify(homes), username],
  );
  await pool.query(`insert into credential (staff, password_hash) values ($1, 'none')`, [id]);
  return signedIn(pool, id);
}

const earlier = `insert into fluid_intake (id, created_at, created_by, updated_at, updated_by, resident, home, occurred_at, recorded_by, recorded_at, direction, fluid_type, offered_ml, amount_ml, route, outcome, is_late_entry, shift)
  select gen_random_uuid(), at, $2, at, $2, r.id, r.home, at, $2, at, 'intake', 'tea', 200, 150, 'oral', 'most', false, 'early'
  from resident r cross join lateral (select now() - interval '95 days' - n * interval '3 hours' as at from generate_series(1, $3::int) n) w where r.id = $1`;

/** The versions before a plan, each in the place of the one before it. */
const replaced = `insert into plan select made.* from plan p cross join unnest($2::uuid[]) with ordinality as given(id, n)
  cross join lateral jsonb_populate_record(p, jsonb_build_object('id', given.id, 'status', 'superseded', 'supersedes', ($2::uuid[])[n + 1], 'version_label', n::text)) as made where p.id = $1`;

async function addVersions(pool: pg.Pool, plan: string, count: number): Promise<void> {
  const before = Array.from({ length: count - 1 }, () => v7());
  await pool.query(replaced, [plan, before]);
  await pool.query('update plan set supersedes = $2 where id = $1', [plan, before[0]]);
}

/** Three each for one resident in ten of these houses, as often over as asked. */
const followUps = `insert into follow_up select made.* from resident r cross join generate_series(1, 3 * $3::int) n
  cross join lateral jsonb_populate_record(null::follow_up, $1::jsonb || jsonb_build_object('id', gen_random_uuid(), 'resident', r.id, 'home', r.home, 'created_at', now() - interval '9 days', 'updated_at', now(),
    'due_at', now() + (n % 3 - 1) * interval '1 day', 'status', case n % 3 when 0 then 'closed' else 'open' end, 'closed_at', case n % 3 when 0 then now() end, 'owner', null)) as made
  where r.national_id like '%0' and r.home = any($2::uuid[])`;

export const measurePlans = (): Promise<void> =>
  onOwnDatabase(4, async (pool) => {
    const { author, homes, residents } = await makeDataset(pool);
    const [quiet = '', busy = ''] = residents;
    await addLife(pool, author, homes.slice(0, 1));
    await addFluids(pool, author, [quiet, busy], 2 * drinksADay * days);
    await pool.query(earlier, [busy, author, earlierEntries]);
    const followUp = JSON.stringify(
      template({ entity: 'follow_up', each: 0, everyDays: 0, values: { cause: null } }, author),
    );
    // What one house has in one place, the others have among them: the answers count as many, of one house and of all these.
    const [crowded = '', ...calm] = homes;
    await pool.query(followUps, [followUp, [crowded], calm.length]);
    await pool.query(followUps, [followUp, calm, 1]);
    const planOf = async (resident: string): Promise<string> => {
      const { rows } = await pool.query<{ id: string }>(
        `select id from plan where resident = $1 and status = 'active' order by title limit 1`,
        [resident],
      );
      return rows[0]?.id ?? '';
    };
    const [young, old] = [await planOf(quiet), await planOf(busy)];
    await addVersions(pool, young, 2);
    await addVersions(pool, old, versions);
    const inCrowded = await somebodyIn(pool, 'bea.lee', [crowded]);
    const inCalm = await somebodyIn(pool, 'cat.lee', calm);
    await onOwnApp(pool, async (_, app) => {
      const of = (plan: string, what: string): AskedRead => ({ token: inCrowded, path: `/api/plan/${plan}/${what}` });
      const period = `evidence/?from=${day(days - 1)}&to=${day(0)}`;
      await compareReads(
        app,
        `plans evidence of ${days} days, ${earlierEntries} entries before`,
        of(young, period),
        of(old, period),
      );
      await compareReads(app, `plans page with ${versions} versions`, of(young, 'page/'), of(old, 'page/'));
      const board = (token: string, house = ''): AskedRead => ({ token, path: `/api/home/${house}/follow-ups/` });
      await compareReads(
        app,
        `plans follow-ups of ${calm.length} houses, beside as many of one`,
        board(inCrowded, crowded),
        board(inCalm, calm[0]),
      );
    });
  });
