import { suggestion } from '#domain/suggestions/suggestion.ts';
import { useRecords } from '../../kit/data/use-records.ts';

/** The suggestions of a house, all of them: a board with a gap would tell a lie. */
export const useSuggestions = (home: string) => useRecords(suggestion, { home }, { isWhole: true });
