import type pg from 'pg';
import { v7 } from 'uuid';
import type { Dataset } from './dataset.ts';

/** Two houses alike but for their past: the days are as busy in both, and one has a hundred times as many behind it. */
const entriesEach = { young: 100, old: 10_000 } as const;
const hoursApart = 2.4;
const rounds = 25;
/** Slower than this by growth alone is a fault. */
export const allowed = 1.5;

/** The rows point where they should by how they are made; proving each would take longer than the measuring. */
async function unproven(pool: pg.Pool, text: string, values: readonly unknown[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(text, [...values]);
    await client.query('commit');
  } finally {
    client.release();
  }
}

async function fill(pool: pg.Pool, author: string, residents: readonly string[], each: number): Promise<void> {
  await unproven(
    pool,
    `insert into fluid_intake (id, created_at, created_by, updated_at, updated_by, resident, home, occurred_at, recorded_by, recorded_at, direction, fluid_type, offered_ml, amount_ml, route, outcome, is_late_entry, shift)
     select gen_random_uuid(), at, $2, at, $2, r.id, r.home, at, $2, at, 'intake', 'tea', 200, 150, 'oral', 'most', false, 'early'
     from resident r cross join lateral (select now() - n * ${hoursApart} * interval '1 hour' as at from generate_series(1, $3::int) n) days where r.id = any($1)`,
    [residents, author, each],
  );
  const details = JSON.stringify([{ chart: 'fluid_intake', frequency: 'x_per_day', interval_value: 8, reason: 'At risk', start_date: null, review_date: '2099-01-01', two_staff: false, prompt_text: null }]);
  for (const resident of residents) {
    await pool.query(
      `insert into care_tracking (id, created_at, updated_at, resident, home, fluid_intake, weight, bath, mood, sleep, morning_routine, afternoon_routine, incident, care, details)
       select $1, now(), now(), r.id, r.home, true, false, false, false, false, false, false, false, false, $3 from resident r where r.id = $2`,
      [v7(), resident, details],
    );
  }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Both in turn, so that a noisy machine is noisy to both. */
export async function ratioOf(port: number, token: string, young: string, old: string): Promise<number> {
  const times: Record<'young' | 'old', number[]> = { young: [], old: [] };
  for (let round = 0; round < rounds; round++) {
    for (const [age, path] of [['young', young], ['old', old]] as const) {
      const start = performance.now();
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Token ${token}` } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
      times[age].push(performance.now() - start);
    }
  }
  return median(times.old) / median(times.young);
}

/** What a resident's page and a house's board cost with a long past, as a multiple of the same with a short one. */
export async function growthOfPages(pool: pg.Pool, { author, token, homes, residents }: Dataset, port: number, say: (line: string) => void): Promise<void> {
  const [youngHome, oldHome] = homes.slice(-2);
  const perHome = residents.length / homes.length;
  const [young, old] = [residents.slice(-2 * perHome, -perHome), residents.slice(-perHome)];
  await fill(pool, author, young, entriesEach.young);
  await fill(pool, author, old, entriesEach.old);
  await pool.query('vacuum analyze fluid_intake, care_tracking');
  const pages = {
    board: (home: string | undefined) => `/api/home/${home}/board/`,
    summary: (_: string | undefined, resident: string | undefined) => `/api/resident/${resident}/summary/`,
    timeline: (_: string | undefined, resident: string | undefined) => `/api/resident/${resident}/timeline/`,
  };
  for (const [name, pathOf] of Object.entries(pages)) {
    const ratio = await ratioOf(port, token, pathOf(youngHome, young[0]), pathOf(oldHome, old[0]));
    say(`growth ${name} ${ratio.toFixed(2)}${ratio > allowed ? ` (more than ${allowed})` : ''}`);
  }
}
