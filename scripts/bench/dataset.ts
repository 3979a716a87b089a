import { randomBytes } from 'node:crypto';
import { register } from '#domain/register.ts';
import { defaultSettings } from '#domain/kit/house-settings.ts';
import { onPool } from '#server/kit/database.ts';
import { hashOf } from '#server/session/token.ts';
import { prepareGroups } from '#server/staff/shipped-groups.ts';
import type pg from 'pg';
import { v7 } from 'uuid';

/** Forty homes, forty residents each, and a manager of all of them who is signed in. */
export interface Dataset {
  readonly author: string;
  readonly token: string;
  readonly homes: readonly string[];
  readonly residents: readonly string[];
  /** Residents with a full page of drinks from the start. */
  readonly busy: readonly string[];
}

const perHome = 40;

const ids = (count: number): string[] => Array.from({ length: count }, () => v7());

export async function makeDataset(pool: pg.Pool): Promise<Dataset> {
  const db = onPool(pool);
  await prepareGroups(db, register, new Date().toISOString());
  const homes = ids(40);
  await pool.query(
    `insert into home (id, created_at, updated_at, name, service_type, regulator, provider_name, status, address_line1, town, postcode, phone, time_zone, max_residents, min_staffing, settings)
     select id, now(), now(), 'House ' || n, 'mixed', 'CQC', 'Community Care Homes', 'active', '1 High Street', 'Leeds', 'LS1 4AP', '0113 496 0000', 'Europe/London', 60, '{"early":2,"late":2,"waking_night":1,"sleep_in":1}', $2
     from unnest($1::uuid[]) with ordinality as h(id, n)`,
    [homes, JSON.stringify(defaultSettings)],
  );
  const author = v7();
  await pool.query(
    `insert into staff (id, created_at, updated_at, first_name, last_name, username, phone, email, role, homes, groups, is_superuser, is_active, start_date, status)
     values ($1, now(), now(), 'Ann', 'Lee', 'ann.lee', '0113 496 0001', 'ann@example.org', 'manager', $2, array(select id from "group" where name = 'Manager'), false, true, '2020-01-01', 'active')`,
    [author, homes],
  );
  await pool.query(`insert into credential (staff, password_hash) values ($1, 'none')`, [author]);
  const residents = ids(homes.length * perHome);
  await pool.query(
    `insert into resident (id, created_at, updated_at, home, national_id, national_id_type, first_name, last_name, preferred_name, date_of_birth, admission_date, gp_name, gp_phone, status, is_discharged_status, no_known_allergies, room, gender, header_flags)
     select id, now(), now(), ($2::uuid[])[1 + (n - 1) / ${perHome}], 'LOCAL-' || n, 'local', 'First' || n, 'Last' || (n * 7919 % 1600), 'Name' || n, '1944-05-11', '2020-01-01', 'Dr Shah', '0113 496 0002', 'current', false, true, (n % 40)::text, 'female', '{falls,allergy}'
     from unnest($1::uuid[]) with ordinality as r(id, n)`,
    [residents, homes],
  );
  const token = randomBytes(32).toString('base64url');
  await pool.query(
    `insert into session (id, token_hash, staff, created_at, expires_at, active_at, ip, device) values ($1, $2, $3, now(), now() + interval '12 hours', now(), '127.0.0.1', 'bench')`,
    [v7(), hashOf(token), author],
  );
  return { author, token, homes, residents, busy: residents.slice(0, perHome) };
}

/** Drinks spread over the residents and the last ninety days, each with its line of history. */
export async function addFluids(pool: pg.Pool, author: string, residents: readonly string[], count: number): Promise<void> {
  await pool.query(
    `with made as (
       insert into fluid_intake (id, created_at, created_by, updated_at, updated_by, resident, home, occurred_at, recorded_by, recorded_at, direction, fluid_type, offered_ml, amount_ml, route, outcome, is_late_entry, shift)
       select gen_random_uuid(), at, $2, at, $2, r.id, r.home, at, $2, at, 'intake', 'tea', 200, 150, 'oral', 'most', false, 'early'
       from generate_series(1, $3::int) n
       cross join lateral (select ($1::uuid[])[1 + n % array_length($1::uuid[], 1)] as id, now() - (n * interval '90 days' / $3::int) as at) pick
       join resident r on r.id = pick.id returning id, created_at, home, resident)
     insert into user_history (id, at, "user", user_name, action, entity, object_id, object_version, home, resident)
     select gen_random_uuid(), created_at, $2, 'Ann Lee', 'create', 'fluid_intake', id, 1, home, resident from made`,
    [residents, author, count],
  );
  await pool.query('vacuum analyze');
}
