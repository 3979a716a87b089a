import { createAction, createReducer } from '@reduxjs/toolkit';
import type { Home as House } from '#domain/homes/home.ts';
import type { GivenSettings } from '#domain/kit/vocabulary/home-settings.ts';
import type { resident } from '#domain/residents/person/resident.ts';
import type { Listed, StoredRecord } from './stored-record.ts';

/**
 * A house as the list of houses answers it; of its settings those that somebody has set. An alias, for an interface
 * would not pass as a record.
 */
export type ListedHome = Pick<House, 'id' | 'name'> &
  Partial<Omit<House, 'settings'>> & { readonly settings?: GivenSettings };

/** In which nothing is real: it is chosen like any house, and left out where houses are spoken of together. */
export const isPractice = (home: ListedHome | null): boolean => home?.is_practice === true;

export interface ChosenHome {
  list: ListedHome[];
  selected: ListedHome | null;
  residents: Listed<typeof resident>[];
}

export const homesLoaded = createAction<ListedHome[]>('home/listed');
/** `isOther` clears every selected record: nobody may write about a resident of the house they left. */
export const homeChosen = createAction<{ home: ListedHome; residents: StoredRecord[]; isOther: boolean }>(
  'home/chosen',
);
export const residentsLoaded = createAction<StoredRecord[]>('home/residents');

// The server writes a row by the declaration that it is read by.
const rowsOf = (residents: StoredRecord[]) => residents as Listed<typeof resident>[];

const start: ChosenHome = { list: [], selected: null, residents: [] };

export const house = createReducer(start, (build) =>
  build
    // The chosen house goes along with what was changed in its settings.
    .addCase(homesLoaded, (state, { payload }) => ({
      ...state,
      list: payload,
      selected: payload.find(({ id }) => id === state.selected?.id) ?? state.selected,
    }))
    .addCase(residentsLoaded, (state, { payload }) => ({ ...state, residents: rowsOf(payload) }))
    .addCase(homeChosen, (state, { payload }) => ({
      ...state,
      // What was set in it while it was being chosen stands in the list already.
      selected: state.list.find(({ id }) => id === payload.home.id) ?? payload.home,
      residents: rowsOf(payload.residents),
    })),
);
