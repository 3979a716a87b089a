import { weDid } from '#domain/suggestions/you-said.ts';
import { onward } from '#domain/suggestions/suggestion-states.ts';
import { suggestion } from '#domain/suggestions/suggestion.ts';
import type { CurrentActor } from '../../kit/access/record-rights.ts';
import { ownStep } from '../../records/steps/own-step.ts';
import type { ShownSuggestion } from './shown-suggestion.ts';

/** What the head of the page says of a suggestion, and the record below need not say again. */
export function saidNow({ is_deleted, status, response }: ShownSuggestion): readonly string[] {
  if (is_deleted) return [];
  return weDid[status] && response ? ['body', 'response'] : ['body'];
}

/** Whether the head of the page has the next step as a main button. */
export const hasMainStep = (said: ShownSuggestion, actor: CurrentActor): boolean =>
  !said.is_complaint && ownStep(suggestion, said, actor, onward[said.status]) !== undefined;
