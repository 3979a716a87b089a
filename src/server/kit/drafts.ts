import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Keeper } from './keeper.ts';
import { isId } from '#domain/kit/read-value.ts';
import { invalid } from './refusals.ts';
import { inputOf, json } from './rest.ts';
import { actorOf, declareCall } from './route.ts';

/** Unfinished forms, kept for their author alone and for a fortnight; no part of the record. */

interface Key {
  readonly form: string;
  readonly resident: string | null;
  readonly record: string | null;
}

function keyOf(request: FastifyRequest): Key {
  const { form } = request.params as { readonly form: string };
  const { resident, record } = request.query as { readonly resident?: string; readonly record?: string };
  if (!/^[a-z0-9_-]{1,60}$/i.test(form)) throw invalid({ form: 'form must be the name of a form.' });
  for (const [name, value] of Object.entries({ resident, record })) if (value && !isId(value)) throw invalid({ [name]: `${name} must be a UUID.` });
  return { form, resident: resident || null, record: record || null };
}

const where = `staff = $1 and form = $2 and resident is not distinct from $3::uuid and record is not distinct from $4::uuid`;
const kept = `select json_build_object('values', "values", 'id', id, 'version', version, 'saved_at', saved_at)::text as body`;

export function declareDrafts(app: FastifyInstance, keeper: Keeper): void {
  const values = (request: FastifyRequest) => {
    const { form, resident, record } = keyOf(request);
    return [actorOf(request).id, form, resident, record];
  };
  declareCall(app, {
    method: 'GET', path: '/api/draft/:form', asks: 'signed in',
    async answer(request, reply) {
      const [row] = await keeper.db.query<{ body: string }>(`${kept} from draft where ${where} and saved_at > now() - interval '14 days'`, values(request));
      return json(reply, row?.body ?? 'null');
    },
  });
  declareCall(app, {
    method: 'PUT', path: '/api/draft/:form', asks: 'signed in',
    async answer(request, reply) {
      const input = inputOf(request);
      if (typeof input['values'] !== 'object' || input['values'] === null) throw invalid({ values: 'values is needed: what was typed so far.' });
      if (JSON.stringify(input['values']).includes('\\u0000')) throw invalid({ values: 'values contains a character that cannot be kept.' });
      const text = `insert into draft (staff, form, resident, record, "values", id, version, saved_at) values ($1, $2, $3, $4, $5, $6, $7, $8)
        on conflict (staff, form, resident, record) do update set "values" = excluded."values", id = excluded.id, version = excluded.version, saved_at = excluded.saved_at
        returning json_build_object('values', "values", 'id', id, 'version', version, 'saved_at', saved_at)::text as body`;
      const version = Number.isInteger(input['version']) ? input['version'] : null;
      const [row] = await keeper.db.query<{ body: string }>(text, [...values(request), JSON.stringify(input['values']), isId(input['id']) ? input['id'] : null, version, keeper.now()]);
      return json(reply, row?.body ?? 'null');
    },
  });
  declareCall(app, {
    method: 'DELETE', path: '/api/draft/:form', asks: 'signed in',
    async answer(request, reply) {
      await keeper.db.query(`delete from draft where ${where}`, values(request));
      return reply.code(204).send();
    },
  });
}
