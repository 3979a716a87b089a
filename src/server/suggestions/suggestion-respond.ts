import type { FastifyInstance } from 'fastify';
import { suggestionStates } from '#domain/suggestions/suggestion-states.ts';
import { suggestion } from '#domain/suggestions/suggestion.ts';
import { declareAction } from '../kit/http/record-action.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { invalid } from '../kit/runtime/refusals.ts';

const steps: readonly string[] = suggestionStates.moves.map(({ to }) => to);

/** A suggestion goes from step to step; what ends it says why, and carries the name of who said it. */
export const declareSuggestionRespond = (app: FastifyInstance, context: RecordContext): void =>
  declareAction(app, context, {
    entity: suggestion,
    action: 'respond',
    auditedAs: 'update',
    to({ input }) {
      const { status } = input;
      if (typeof status !== 'string' || !steps.includes(status))
        throw invalid({ status: `Status must be one of: ${[...new Set(steps)].join(', ')}.` });
      return status;
    },
  });
