/** The measuring stick: Fastify and pg, one statement a call, no rights, no rules, no versions, no history. */
import fastify from 'fastify';
import pg from 'pg';
import { v7 } from 'uuid';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: Number(process.env['POOL']) });
const app = fastify();

const answer = (name: string, text: string, values: unknown[]) =>
  pool.query<{ body: string }>({ name, text, values }).then(({ rows }) => rows[0]?.body ?? 'null');
const json = 'application/json; charset=utf-8';

const nameOf = (column: string, table: string) =>
  `'${column}', (select concat_ws(' ', n.first_name, n.last_name) from ${table} n where n.id = t.${column})`;
const residents = `select coalesce(json_agg(row_to_json(r)), '[]')::text as body from (
  select id, version, is_deleted, home, photo, preferred_name, last_name, room, date_of_birth, key_worker, header_flags, status, first_name, national_id, is_discharged_status, admission_date, json_build_object(${nameOf('key_worker', 'staff')}) as names
  from resident t where home = $1 and not is_deleted order by last_name, id limit 50) r`;
const fluid =
  'id, version, is_deleted, home, resident, occurred_at, direction, fluid_type, output_type, offered_ml, amount_ml, outcome, recorded_by, route, thickness_level, urine_colour, is_late_entry, deletion_reason';
const fluids = `select coalesce(json_agg(row_to_json(r)), '[]')::text as body from (
  select ${fluid}, json_build_object(${nameOf('resident', 'resident')}, ${nameOf('recorded_by', 'staff')}) as names from fluid_intake t where resident = $1 and occurred_at >= $2 order by occurred_at desc, id desc limit 50) r`;
const insert = `with t as (insert into fluid_intake (id, created_at, created_by, updated_at, updated_by, resident, home, occurred_at, recorded_by, recorded_at, direction, fluid_type, offered_ml, amount_ml, route, outcome, is_late_entry)
  select $1, now(), $5, now(), $5, r.id, r.home, $3, $5, now(), 'intake', 'tea', $4, $4, 'oral', 'all', false from resident r where r.id = $2 returning *) select row_to_json(t)::text as body from t`;
const update = `with t as (update fluid_intake set amount_ml = $2, updated_at = now(), version = version + 1 where id = $1 and version = $3 returning *) select row_to_json(t)::text as body from t`;

interface Drink {
  resident: string;
  occurred_at: string;
  amount_ml: number;
  version: number;
}
const author = process.env['AUTHOR'];

app.get<{ Querystring: { home: string } }>('/api/resident/', async ({ query }, reply) =>
  reply.type(json).send(await answer('residents', residents, [query.home])),
);
app.get<{ Querystring: { resident: string; date_from: string } }>('/api/fluid-intake/', async ({ query }, reply) =>
  reply.type(json).send(await answer('fluids', fluids, [query.resident, query.date_from])),
);
app.post<{ Body: Drink }>('/api/fluid-intake/', async ({ body }, reply) => {
  if (!(body.amount_ml >= 0 && body.amount_ml <= 2000)) return reply.code(400).send({ amount_ml: ['wrong'] });
  return reply
    .code(201)
    .type(json)
    .send(await answer('insert', insert, [v7(), body.resident, body.occurred_at, body.amount_ml, author]));
});
app.patch<{ Params: { id: string }; Body: Drink }>('/api/fluid-intake/:id/', async ({ params, body }, reply) =>
  reply.type(json).send(await answer('update', update, [params.id, body.amount_ml, body.version])),
);

await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
