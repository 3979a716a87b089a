import type { FastifyInstance } from 'fastify';
import { suggestion } from '#domain/notices/suggestion.ts';
import { declareAction } from '../kit/http/record-action.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { invalid } from '../kit/runtime/refusals.ts';

const answers = ['agreed', 'declined', 'done'];

/** “You said, we did”: an answer always says which of the two it is, and carries the name of who gave it. */
export const declareSuggestionRespond = (app: FastifyInstance, context: RecordContext): void =>
  declareAction(app, context, {
    entity: suggestion,
    action: 'respond',
    auditedAs: 'update',
    to({ input }) {
      const { status } = input;
      if (typeof status !== 'string' || !answers.includes(status))
        throw invalid({ status: `Status must be one of: ${answers.join(', ')}.` });
      return status;
    },
  });
