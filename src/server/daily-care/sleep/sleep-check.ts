import type { FastifyInstance } from 'fastify';
import { sleep } from '#domain/daily-care/sleep/sleep.ts';
import { declareAction, rowFrom } from '../../kit/http/record-action.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';

/** A night check is added to the night's sheet by whoever looked in, in one call and without opening the sheet. */
export const declareSleepCheck = (app: FastifyInstance, context: RecordContext): void =>
  declareAction(app, context, {
    entity: sleep,
    action: 'check',
    auditedAs: 'update',
    sets: ({ before, input, actor, now }) => ({
      checks: [...before.checks, { ...rowFrom(sleep, 'checks', input, now), by: actor.id }],
    }),
  });
