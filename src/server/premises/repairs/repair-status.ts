import type { FastifyInstance } from 'fastify';
import { repairRecord } from '#domain/premises/repairs/repair-record.ts';
import { declareAction } from '../../kit/http/record-action.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { invalid } from '../../kit/runtime/refusals.ts';

/** A repair goes from step to step; each step asks for its own right and says what it needs. */
export const declareRepairStatus = (app: FastifyInstance, context: RecordContext): void =>
  declareAction(app, context, {
    entity: repairRecord,
    action: 'status',
    right: 'progress',
    auditedAs: 'update',
    to({ input }) {
      if (typeof input['status'] !== 'string') throw invalid({ status: 'Status is needed.' });
      return input['status'];
    },
  });
