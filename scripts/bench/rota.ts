import type pg from 'pg';
import { makeDataset } from './dataset.ts';
import { compareReads } from './compare-reads.ts';
import { onOwnApp } from './own-app.ts';
import { onOwnDatabase } from './own-database.ts';

/** What the rota of a large house costs with years behind it, as a multiple of the same with weeks; each is one request. */

const staff = 60;
const days = 28;
const years = 5;

const people = `insert into staff select made.* from staff s cross join generate_series(1, ${staff}) n
  cross join lateral jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'username', $1 || n, 'staff_number', $1 || n, 'homes', jsonb_build_array($2::uuid), 'status', 'active')) as made where s.username = 'ann.lee'`;

/** Everybody works every other day, from so long ago until four weeks from now. */
const shifts = `insert into rota (id, created_at, updated_at, home, staff, date, shift_type, start_at, end_at, break_minutes, role_on_shift, status)
  select gen_random_uuid(), at, at, $1::uuid, s.id, at::date, 'early', at + interval '7 hours', at + interval '15 hours', 30, 'support', 'published'
  from staff s cross join generate_series(date_trunc('day', $2::timestamptz) - $3::int * interval '1 day', date_trunc('day', $2::timestamptz) + interval '${days} days', interval '2 days') as at
  where s.homes = array[$1::uuid] and s.username like $4 || '%'`;

async function fill(pool: pg.Pool, home: string, name: string, back: number): Promise<void> {
  await pool.query(people, [name, home]);
  await pool.query(shifts, [home, new Date(), back, name]);
}

export const measureRota = (): Promise<void> =>
  onOwnDatabase(4, async (pool) => {
    const { token, homes } = await makeDataset(pool);
    const [young = '', old = ''] = homes;
    await fill(pool, young, 'young', 365);
    await fill(pool, old, 'old', years * 365);
    await pool.query('analyze');
    const from = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
    await onOwnApp(pool, async (_, app) => {
      const grid = (home: string) => ({ token, path: `/api/home/${home}/rota-grid/?from=${from(0)}&days=${days}` });
      const marks = (home: string) => ({ token, path: `/api/home/${home}/rota-marks/?from=${from(0)}&days=${days}` });
      const year = (home: string) => ({ token, path: `/api/rota/coverage/?home=${home}&from=${from(364)}&days=365` });
      await compareReads(app, `rota grid of ${staff} × ${days}, ${years} years behind it`, grid(young), grid(old));
      await compareReads(
        app,
        `rules of a rota of ${staff} × ${days}, ${years} years behind it`,
        marks(young),
        marks(old),
      );
      await compareReads(app, `rota coverage of a year, ${years} years behind it`, year(young), year(old));
    });
  });
