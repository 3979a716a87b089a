import type pg from 'pg';

/** How many days ahead of today a house is planned. */
export const plannedDays = 28;

const people = `insert into staff select made.* from staff s cross join generate_series(1, $3::int) n
  cross join lateral jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'username', $1 || n, 'staff_number', $1 || n, 'homes', jsonb_build_array($2::uuid), 'status', 'active')) as made where s.username = 'ann.lee'`;

/** Everybody works every other day, from so long ago until four weeks from now. */
const shifts = `insert into rota (id, created_at, updated_at, home, staff, date, shift_type, start_at, end_at, break_minutes, role_on_shift, status)
  select gen_random_uuid(), at, at, $1::uuid, s.id, at::date, 'early', at + interval '7 hours', at + interval '15 hours', 30, 'support', 'published'
  from staff s cross join generate_series(date_trunc('day', $2::timestamptz) - $3::int * interval '1 day', date_trunc('day', $2::timestamptz) + interval '${plannedDays + 7} days', interval '2 days') as at
  where s.homes = array[$1::uuid] and s.username like $4 || '%'`;

interface RotaHouse {
  /** What its people's usernames begin with. */
  readonly name: string;
  readonly staff: number;
  /** Days of rota behind it. */
  readonly back: number;
}

/** A house whose whole staff has shifts. */
export async function addRota(pool: pg.Pool, home: string, { name, staff, back }: RotaHouse): Promise<void> {
  await pool.query(people, [name, home, staff]);
  await pool.query(shifts, [home, new Date(), back, name]);
}
