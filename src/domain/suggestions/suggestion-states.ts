import { move } from '../kit/vocabulary/states.ts';

/** The words are those of the board: heard, considering, doing, and done or not now. */
export const suggestionStatus = {
  new: 'New',
  acknowledged: 'Heard',
  considering: 'Considering',
  agreed: 'Doing',
  declined: 'Not now',
  done: 'Done',
} as const;
export type SuggestionStatus = keyof typeof suggestionStatus;

const undecided = ['new', 'acknowledged', 'considering'] as const;
const by = 'respond';
const answered = { by, needs: ['response'], takes: ['show_on_board'] } as const;

export const isUndecided = (status: SuggestionStatus): boolean => undecided.some((one) => one === status);

export const suggestionStates = {
  start: 'new',
  moves: [
    move('new', 'acknowledged', 'respond', { by, verb: 'Say that it is heard' }),
    move(['new', 'acknowledged'], 'considering', 'respond', { by, verb: 'Think about it' }),
    move(undecided, 'agreed', 'respond', { ...answered, verb: 'Do it' }),
    move([...undecided, 'agreed'], 'done', 'respond', { ...answered, verb: 'It is done' }),
    move([...undecided, 'agreed'], 'declined', 'respond', { ...answered, verb: 'Not now' }),
    move(['declined', 'done'], 'considering', 'respond', { by, verb: 'Look at it again' }),
  ],
} as const;

/** The step by which a suggestion gets on; null where it has its answer. */
export const onward: { readonly [S in SuggestionStatus]: SuggestionStatus | null } = {
  new: 'acknowledged',
  acknowledged: 'considering',
  considering: 'agreed',
  agreed: 'done',
  declined: null,
  done: null,
};
