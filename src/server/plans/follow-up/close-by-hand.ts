import type { FastifyInstance } from 'fastify';
import { followUp } from '#domain/plans/follow-up/follow-up.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { declareAction } from '../../kit/http/record-action.ts';
import { closeDiary } from './close-follow-ups.ts';

/** Somebody who may says in a sentence what was found, or why nothing has to change. */
export const declareCloseFollowUp = (app: FastifyInstance, context: RecordContext): void =>
  declareAction(app, context, {
    entity: followUp,
    action: 'close',
    auditedAs: 'update',
    to: () => 'closed',
    sets: ({ actor, now }) => ({ closed_at: now, closed_by: actor.id }),
    after: (done) => closeDiary(done, done.record),
  });
