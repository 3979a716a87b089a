import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Verb } from '#domain/kit/vocabulary/acts.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { CustomRight } from '#domain/kit/vocabulary/permissions.ts';
import { notFound } from '../runtime/refusals.ts';
import { paramOf } from './request-parts.ts';
import { answering, routeFor, type Call, type NamedCall } from './route.ts';

/** A path of the API and the entity whose records are found there. */
export interface EntityPath {
  readonly path: string;
  readonly entity: Entity;
}

/** A call that many entities have, such as reading one record. */
interface EntityCall {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Of the path, after that of the entity. */
  readonly suffix: string;
  /** The right over the entity that its caller needs. */
  readonly act: Verb | CustomRight;
  answer(entity: Entity, request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

/** One route for all these entities: with one for each, building the application took more than twice as long. */
export function declareEntityCall(app: FastifyInstance, of: readonly EntityPath[], call: EntityCall): void {
  const { method, suffix, act } = call;
  const calls: ReadonlyMap<string, NamedCall & Pick<Call, 'answer'>> = new Map(
    of.map(({ path, entity }) => [
      path,
      {
        path: `/api/${path}${suffix}`,
        permission: `${act} ${entity.name}`,
        answer: answering(app, { method, answer: (request, reply) => call.answer(entity, request, reply) }),
      },
    ]),
  );
  app.route({
    ...routeFor(method),
    url: `/api/:entity(${[...calls.keys()].join('|')})${suffix}`,
    config: { calls },
    handler(request, reply) {
      const named = calls.get(paramOf(request, 'entity'));
      if (!named) throw notFound();
      return named.answer(request, reply);
    },
  });
}
