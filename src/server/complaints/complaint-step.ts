import type { FastifyInstance } from 'fastify';
import { complaint } from '#domain/complaints/complaint.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { declareAction } from '../kit/http/record-action.ts';
import { invalid } from '../kit/runtime/refusals.ts';

/** A complaint goes from step to step of its procedure; each asks for its own right and says what it needs. */
export const declareComplaintStep = (app: FastifyInstance, context: RecordContext): void =>
  declareAction(app, context, {
    entity: complaint,
    action: 'step',
    right: 'acknowledge',
    auditedAs: 'update',
    to({ input }) {
      if (typeof input['status'] !== 'string') throw invalid({ status: 'Status is needed.' });
      return input['status'];
    },
  });
