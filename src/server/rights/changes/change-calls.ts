import type { FastifyInstance } from 'fastify';
import { whoCan } from '#domain/kit/people/who-can.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { group } from '#domain/staff/access/group.ts';
import type { ForeseenChange, ShownChange } from '#domain/staff/rights/rights-change.ts';
import { readerOf, type Actor } from '../../kit/access/actor.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { inputOf, queryOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { declareDeciding } from '../../kit/http/deciding.ts';
import { refused } from '../../kit/runtime/refusals.ts';
import { effectOf, readRightsBook } from '../../staff/rights/rights-book.ts';
import { secondPeople } from '../../staff/rights/second-person.ts';
import { askChange } from './ask-change.ts';
import { rightsChanges } from './decide-change.ts';
import { readChange } from './read-change.ts';
import { isSeenBy, readChanges, shown } from './stored-changes.ts';

/** Changes of rights: what one would mean, asking for it, and the second person's answer. */
export function declareRightsChanges(app: FastifyInstance, context: RecordContext): void {
  declareCall(app, {
    method: 'POST',
    path: '/api/rights-effect',
    permission: 'view group',
    async answer(request): Promise<ForeseenChange> {
      const actor = actorOf(request);
      requireReader(actor);
      const change = readChange(inputOf(request));
      const book = await readRightsBook(context.db);
      const effect = effectOf(book, change);
      const seconds =
        effect.guards.length > 0 ? secondPeople(book, change, { askedBy: actor.id, now: context.now() }) : [];
      return { ...effect, seconds, waiting: effect.guards.length > 0 && seconds.length > 0 };
    },
  });
  declareCall(app, {
    method: 'GET',
    path: rightsChanges.path,
    permission: 'view group',
    async answer(request): Promise<readonly ShownChange[]> {
      const actor = actorOf(request);
      requireReader(actor);
      const { target } = queryOf(request);
      const book = await readRightsBook(context.db);
      const now = context.now();
      return (await readChanges(context.db, now))
        .filter((stored) => (target ? stored.target === target : true) && isSeenBy(book, stored, actor))
        .map((stored) => shown(book, stored, actor, now));
    },
  });
  declareCall(app, {
    method: 'POST',
    path: rightsChanges.path,
    permission: 'signed in',
    answer: async (request, reply) => reply.code(201).send(await askChange(context, request)),
  });
  declareDeciding(app, context, rightsChanges);
}

const requireReader = (actor: Actor): void => {
  if (!may(actor.rights, 'view', group.name))
    throw refused(
      `You do not have the right to see who may do what. ${whoCan(group.access, 'view', readerOf(actor), 'see it')}`,
    );
};
