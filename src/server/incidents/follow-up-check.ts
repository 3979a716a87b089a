import type { FastifyInstance } from 'fastify';
import { accidentScheduler } from '#domain/incidents/checks/accident-scheduler.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { declareScheduled } from '../kit/http/scheduled.ts';

/** A check after an accident is done with how the person is, or skipped with a reason. */
export const declareFollowUpCheck = (app: FastifyInstance, context: RecordContext): void =>
  declareScheduled(app, context, accidentScheduler);
