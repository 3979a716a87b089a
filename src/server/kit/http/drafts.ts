import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../runtime/database.ts';
import { keyedMutex } from '../runtime/keyed-mutex.ts';
import type { RecordContext } from '../context/record-context.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { invalid, tooMany } from '../runtime/refusals.ts';
import { inputOf, paramOf, queryOf } from './request-parts.ts';
import { json } from './rest.ts';
import { actorOf, declareCall } from './route.ts';

/** Unfinished forms, stored for their author alone and for a fortnight; no part of the record. */

interface Key {
  readonly form: string;
  readonly resident: string | null;
  readonly record: string | null;
}

function keyOf(request: FastifyRequest): Key {
  const form = paramOf(request, 'form');
  const { resident, record } = queryOf(request);
  if (!/^[a-z0-9_-]{1,60}$/i.test(form)) throw invalid({ form: 'form must be the name of a form.' });
  for (const [name, value] of Object.entries({ resident, record }))
    if (value && !isId(value)) throw invalid({ [name]: `${name} must be a UUID.` });
  return { form, resident: resident || null, record: record || null };
}

/** Forms nest a handful of levels: rows, their parts, what a screen puts around them. What goes deeper was typed by nobody. */
const deepest = 20;
/** The longest form, filled to its last letter, has some 100,000 letters. */
const mostLetters = 250_000;
/** Far more unfinished forms than anybody begins in a fortnight. */
const mostDrafts = 200;

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inside) => isDeeper(inside, levels - 1)));

/** What was typed so far, as it is stored. */
function readDraft(values: unknown): string {
  if (typeof values !== 'object' || values === null)
    throw invalid({ values: 'values is needed: what was typed so far.' });
  if (isDeeper(values, deepest)) throw invalid({ values: `values may be nested at most ${deepest} levels deep.` });
  const text = JSON.stringify(values);
  if (text.length > mostLetters)
    throw invalid({ values: `values may have at most ${mostLetters.toLocaleString('en-GB')} characters.` });
  if (text.includes('\\u0000')) throw invalid({ values: 'values contains a character that cannot be kept.' });
  return text;
}

/** What is encrypted where it is stored is in no draft either. */
function withoutSecrets({ register }: RecordContext, form: string, values: unknown): unknown {
  const secrets = Object.entries(register.find(({ name }) => name === form)?.fields ?? {}).filter(
    ([, field]) => field.secret,
  );
  if (secrets.length === 0 || typeof values !== 'object' || values === null) return values;
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.some(([secret]) => secret === name)));
}

const where = `staff = $1 and form = $2 and resident is not distinct from $3::uuid and record is not distinct from $4::uuid`;
const draftSql = `select json_build_object('values', "values", 'id', id, 'version', version, 'saved_at', saved_at)::text as body`;

const returning = `returning json_build_object('values', "values", 'id', id, 'version', version, 'saved_at', saved_at)::text as body`;
const replace = `update draft set "values" = $5, id = $6, version = $7, saved_at = $8 where ${where} ${returning}`;
const insert = `insert into draft (staff, form, resident, record, "values", id, version, saved_at) values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (staff, form, resident, record) do update set "values" = excluded."values", id = excluded.id, version = excluded.version, saved_at = excluded.saved_at ${returning}`;

/** Counted while the person's account is locked, so that many at once do not pass the quota together. */
async function begin(tx: Db, given: readonly unknown[]): Promise<readonly { body: string }[]> {
  await tx.query('select 1 from credential where staff = $1 for update', [given[0]]);
  const [counted] = await tx.query<{ drafts: number }>('select count(*)::int as drafts from draft where staff = $1', [
    given[0],
  ]);
  if ((counted?.drafts ?? 0) >= mostDrafts)
    throw tooMany(
      `You have ${mostDrafts} unfinished forms, and no more are kept. Save or discard some of them; each ends by itself after 14 days.`,
    );
  return tx.query<{ body: string }>(insert, given);
}

export function declareDrafts(app: FastifyInstance, context: RecordContext): void {
  /** A draft is stored under its author's name, so what shall have none is not stored at all. */
  const isNameless = (form: unknown, text: string): boolean =>
    context.register.some((entity) => entity.name === form && entity.isAnonymous(JSON.parse(text)));
  const values = (request: FastifyRequest) => {
    const { form, resident, record } = keyOf(request);
    return [actorOf(request).id, form, resident, record];
  };
  declareCall(app, {
    method: 'GET',
    path: '/api/draft/:form',
    permission: 'signed in',
    async answer(request, reply) {
      // What a colleague has begun to write is seen by nobody else.
      if (actorOf(request).viewer) return json(reply, 'null');
      const [row] = await context.db.query<{ body: string }>(
        `${draftSql} from draft where ${where} and saved_at > $5::timestamptz - interval '14 days'`,
        [...values(request), context.now()],
      );
      return json(reply, row?.body ?? 'null');
    },
  });
  declareCall(app, {
    method: 'PUT',
    path: '/api/draft/:form',
    permission: 'signed in',
    async answer(request, reply) {
      const input = inputOf(request);
      const text = readDraft(withoutSecrets(context, keyOf(request).form, input['values']));
      const version = Number.isInteger(input['version']) ? input['version'] : null;
      const key = values(request);
      if (isNameless(key[1], text)) {
        await context.db.query(`delete from draft where ${where}`, key);
        return json(reply, 'null');
      }
      const given = [...key, text, isId(input['id']) ? input['id'] : null, version, context.now()];
      const [again] = await context.db.query<{ body: string }>(replace, given);
      const [row] = again
        ? [again]
        : await keyedMutex(`draft ${String(key[0])}`, () => context.transaction((tx) => begin(tx, given)));
      return json(reply, row?.body ?? 'null');
    },
  });
  declareCall(app, {
    method: 'DELETE',
    path: '/api/draft/:form',
    permission: 'signed in',
    async answer(request, reply) {
      await context.db.query(`delete from draft where ${where}`, values(request));
      return reply.code(204).send();
    },
  });
}
