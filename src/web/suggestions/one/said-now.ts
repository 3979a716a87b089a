import { weDid } from '#domain/suggestions/you-said.ts';
import type { ShownSuggestion } from './shown-suggestion.ts';

/** What the head of the page says of a suggestion, and the record below need not say again. */
export function saidNow({ is_deleted, status, response }: ShownSuggestion): readonly string[] {
  if (is_deleted) return [];
  return weDid[status] && response ? ['body', 'response'] : ['body'];
}
