import type { FastifyRequest } from 'fastify';
import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import type { RecordContext } from '../context/record-context.ts';
import { queryOf } from './request-parts.ts';
import { actorOf } from './route.ts';
import { invalid } from '../runtime/refusals.ts';
import { findVisible } from '../records/audited-read.ts';

/** The record that a question names by `?entity=…&id=…`, as the caller may see it. */
export async function namedRecord(
  context: RecordContext,
  request: FastifyRequest,
): Promise<{ readonly entity: Entity; readonly record: AnyRecord }> {
  const { entity: name, id } = queryOf(request);
  const entity = context.register.find((one) => one.name === name);
  if (!entity) throw invalid({ entity: 'entity must name a kind of record.' });
  if (!isId(id)) throw invalid({ id: 'id must be the id of a record.' });
  return { entity, record: await findVisible({ context, actor: actorOf(request), entity }, id) };
}
