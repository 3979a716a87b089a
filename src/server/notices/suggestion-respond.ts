import type { FastifyInstance } from 'fastify';
import { suggestion } from '#domain/notices/suggestion.ts';
import { declareAct } from '../kit/http/record-action.ts';
import type { Keeper } from '../kit/context/record-context.ts';
import { invalid } from '../kit/runtime/refusals.ts';

const answers = ['agreed', 'declined', 'done'];

/** “You said, we did”: an answer always says which of the two it is, and carries the name of who gave it. */
export const declareSuggestionRespond = (app: FastifyInstance, keeper: Keeper): void =>
  declareAct(app, keeper, {
    entity: suggestion,
    action: 'respond',
    told: 'update',
    to({ input }) {
      const { status } = input;
      if (typeof status !== 'string' || !answers.includes(status)) throw invalid({ status: `Status must be one of: ${answers.join(', ')}.` });
      return status;
    },
  });
