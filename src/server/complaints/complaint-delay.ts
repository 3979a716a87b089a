import type { FastifyInstance } from 'fastify';
import { complaint } from '#domain/complaints/complaint.ts';
import { delayFields } from '#domain/complaints/complaint-asked.ts';
import { missing, readInput } from '#domain/kit/vocabulary/parse.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { declareAction } from '../kit/http/record-action.ts';
import { invalid } from '../kit/runtime/refusals.ts';

/** Whoever made a complaint is told that its answer takes longer, why, and until when. */
export const declareComplaintDelay = (app: FastifyInstance, context: RecordContext): void =>
  declareAction(app, context, {
    entity: complaint,
    action: 'delay',
    right: 'answer',
    auditedAs: 'update',
    sets({ input, before, now }) {
      if (before.status !== 'acknowledged' && before.status !== 'investigating')
        throw invalid({ status: 'Only the answer of an acknowledged complaint can take longer.' });
      const { values, complaints } = readInput(delayFields, input);
      const wrong = { ...missing(delayFields, values), ...complaints };
      if (Object.keys(wrong).length > 0) throw invalid(wrong);
      const { answer_by, delay_reason } = values;
      if (typeof answer_by !== 'string' || (before.answer_by !== null && answer_by <= before.answer_by))
        throw invalid({ answer_by: 'Choose a later day than the one that was promised.' });
      return { answer_by, delay_reason: String(delay_reason), delayed_at: now };
    },
  });
