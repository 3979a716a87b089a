import type { FastifyInstance } from 'fastify';
import { repairRecord } from '#domain/premises/repair-record.ts';
import { declareAct } from '../kit/http/record-action.ts';
import type { Keeper } from '../kit/context/record-context.ts';
import { invalid } from '../kit/runtime/refusals.ts';

/** A repair goes from step to step; each step asks for its own right and says what it needs. */
export const declareRepairStatus = (app: FastifyInstance, keeper: Keeper): void =>
  declareAct(app, keeper, {
    entity: repairRecord,
    action: 'status',
    right: 'progress',
    told: 'update',
    to({ input }) {
      if (typeof input['status'] !== 'string') throw invalid({ status: 'Status is needed.' });
      return input['status'];
    },
  });
