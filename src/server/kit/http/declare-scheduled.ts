import type { FastifyInstance } from 'fastify';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { RecordContext } from '../context/record-context.ts';
import { repeatDue } from '../records/scheduled-rows.ts';
import { declareAction } from './record-action.ts';

/** What is due at a time is done or, with a reason, skipped; either way it comes round again if it is to. */
export function declareScheduled(app: FastifyInstance, context: RecordContext, entity: Entity): void {
  declareAction(app, context, {
    entity,
    action: 'complete',
    auditedAs: 'update',
    to: () => 'completed',
    sets: ({ actor, now }) => ({ completed_at: now, completed_by: actor.id }),
    after: (done) => repeatDue(done, entity, done.record),
  });
  declareAction(app, context, {
    entity,
    action: 'skip',
    auditedAs: 'update',
    to: () => 'skipped',
    after: (skipped) => repeatDue(skipped, entity, skipped.record),
  });
}
