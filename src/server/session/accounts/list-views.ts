import type { FastifyInstance } from 'fastify';
import { longestName, longestQuery, mostViews, type NamedView } from '#domain/session/list-view.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { idOf, inputOf, queryOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { newId } from '../../kit/runtime/new-id.ts';
import { invalid, notFound, wrong } from '../../kit/runtime/refusals.ts';

const path = '/api/me/views';
const own = `select id, name, query from list_view where staff = $1 and entity = $2 order by lower(name), id`;
/** The same name again is the same view, changed. Only as many as one can survey. */
const saveView = `insert into list_view (id, staff, entity, name, query)
  select $1::uuid, $2::uuid, $3::text, $4::text, $5::text where (select count(*) from list_view where staff = $2::uuid and entity = $3::text and name <> $4::text) < ${mostViews}
  on conflict (staff, entity, name) do update set query = excluded.query returning id, name, query`;
const drop = `delete from list_view where id = $1 and staff = $2 returning id`;

function textOf(given: unknown, name: string, label: string, longest: number): string {
  const text = typeof given === 'string' ? given.trim() : '';
  if (!text) throw invalid({ [name]: `${label} is needed.` });
  if (text.length > longest) throw invalid({ [name]: `${label} may have at most ${longest} characters.` });
  return text;
}

/** The views of lists that somebody has named: nobody else sees them, and a view shows no more than its reader may see. */
export function declareListViews(app: FastifyInstance, context: RecordContext): void {
  const { db } = context;
  const entityOf = (given: unknown): string => {
    const known = context.register.find(({ name }) => name === given);
    if (!known) throw invalid({ entity: 'Entity must name a kind of record.' });
    return known.name;
  };
  declareCall(app, {
    method: 'GET',
    path,
    permission: 'signed in',
    answer: (request): Promise<NamedView[]> => {
      const { entity } = queryOf(request);
      return db.query<NamedView>(own, [actorOf(request).id, entityOf(entity)]);
    },
  });
  declareCall(app, {
    method: 'POST',
    path,
    permission: 'signed in',
    async answer(request, reply) {
      const input = inputOf(request);
      const [view] = await db.query<NamedView>(saveView, [
        newId(),
        actorOf(request).id,
        entityOf(input['entity']),
        textOf(input['name'], 'name', 'Name', longestName),
        textOf(input['query'], 'query', 'What the list shows', longestQuery),
      ]);
      if (!view) throw wrong(`You have ${mostViews} views of this list. Remove one first.`);
      return reply.code(201).send(view);
    },
  });
  declareCall(app, {
    method: 'DELETE',
    path: `${path}/:id`,
    permission: 'signed in',
    async answer(request, reply) {
      const [gone] = await db.query(drop, [idOf(request), actorOf(request).id]);
      if (!gone) throw notFound();
      return reply.code(204).send();
    },
  });
}
