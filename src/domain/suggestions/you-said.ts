import type { Suggestion } from './suggestion.ts';
import type { SuggestionStatus } from './suggestion-states.ts';

/** The columns of the board, in the words of the house. */
const boardColumns = {
  new: { title: 'New', of: ['new'] },
  heard: { title: 'Heard', of: ['acknowledged'] },
  considering: { title: 'Considering', of: ['considering'] },
  doing: { title: 'Doing', of: ['agreed'] },
  answered: { title: 'Done, or not now', of: ['done', 'declined'] },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly of: readonly SuggestionStatus[] }>>;

/** As much of a suggestion as its lists tell. */
export type ListedSuggestion = Pick<
  Suggestion,
  | 'id'
  | 'title'
  | 'body'
  | 'from_type'
  | 'category'
  | 'status'
  | 'response'
  | 'responded_at'
  | 'created_at'
  | 'show_on_board'
  | 'is_complaint'
  | 'feeling'
>;

/** What is a complaint goes another way, and is on no board. */
export const boardOf = <S extends Pick<Suggestion, 'status' | 'is_complaint'>>(suggestions: readonly S[]) =>
  Object.entries(boardColumns).map(([name, { title, of }]) => ({
    name,
    title,
    items: suggestions.filter(({ status, is_complaint }) => !is_complaint && of.some((one) => one === status)),
  }));

/** Whoever said it is known to the house and named to nobody else. */
export const saidBy: { readonly [F in Suggestion['from_type']]: string } = {
  resident: 'Somebody who lives here',
  family: 'A family',
  staff: 'Somebody who works here',
  visitor: 'A visitor',
  professional: 'A visiting professional',
  anonymous: 'Somebody',
};

/** What heads the answer, by what became of it. */
export const weDid: { readonly [S in SuggestionStatus]?: string } = {
  agreed: 'We are doing it',
  done: 'We did',
  declined: 'Not now, because',
};

/** What stands on the wall: answered, chosen for it, the newest answer first. */
export const onPoster = <S extends ListedSuggestion>(suggestions: readonly S[]): readonly S[] =>
  suggestions
    .filter(
      ({ show_on_board, is_complaint, status, response }) =>
        show_on_board && !is_complaint && weDid[status] !== undefined && response !== null,
    )
    .toSorted((a, b) => (b.responded_at ?? '').localeCompare(a.responded_at ?? ''));
