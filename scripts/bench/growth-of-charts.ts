import type pg from 'pg';
import type { Dataset } from './dataset.ts';
import { allowed, ratioOf } from './growth-of-pages.ts';

/** Ninety days look alike for both: a hundred drinks. One of the two has ninety-nine times as many before them. */
const shown = 100;
const entriesEach = { young: shown, old: 10_000 } as const;
const days = 90;

async function fill(pool: pg.Pool, author: string, resident: string, each: number): Promise<void> {
  await pool.query(
    `insert into fluid_intake (id, created_at, created_by, updated_at, updated_by, resident, home, occurred_at, recorded_by, recorded_at, direction, fluid_type, offered_ml, amount_ml, route, outcome, is_late_entry, shift)
     select gen_random_uuid(), at, $2, at, $2, r.id, r.home, at, $2, at, 'intake', 'tea', 200, 150, 'oral', 'most', false, 'early'
     from resident r cross join lateral (select now() - n * interval '${days} days' / ${shown} as at from generate_series(1, $3::int) n) past where r.id = $1`,
    [resident, author, each],
  );
}

/** What a ninety-day chart costs with a long past, as a multiple of the same chart with a short one. */
export async function growthOfCharts(pool: pg.Pool, { author, token, residents }: Dataset, port: number, say: (line: string) => void): Promise<void> {
  // Residents no other measurement writes about.
  const [young = '', old = ''] = residents.slice(-82, -80);
  await pool.query('delete from fluid_intake where resident = any($1)', [[young, old]]);
  await fill(pool, author, young, entriesEach.young);
  await fill(pool, author, old, entriesEach.old);
  await pool.query('vacuum analyze fluid_intake');
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  const chartOf = (resident: string) => `/api/resident/${resident}/chart/?kind=fluid_intake&from=${day(days - 1)}&to=${day(0)}`;
  const ratio = await ratioOf(port, token, chartOf(young), chartOf(old));
  say(`growth chart ${ratio.toFixed(2)}${ratio > allowed ? ` (more than ${allowed})` : ''}`);
}
