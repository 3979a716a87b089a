import type { suggestion } from '#domain/suggestions/suggestion.ts';
import type { Stored } from '../../kit/state/stored-record.ts';

/** One suggestion as its page has read it. */
export type ShownSuggestion = Stored<typeof suggestion>;
