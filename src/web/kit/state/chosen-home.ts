import { createAction, createReducer } from '@reduxjs/toolkit';
import type { StoredRecord } from './stored-record.ts';

export interface Home {
  id: string;
  name: string;
  [field: string]: unknown;
}
export interface ChosenHome {
  list: Home[];
  selected: Home | null;
  residents: StoredRecord[];
}

export const homesLoaded = createAction<Home[]>('home/listed');
/** `isOther` clears every selected record: nobody may write about a resident of the house they left. */
export const homeChosen = createAction<{ home: Home; residents: StoredRecord[]; isOther: boolean }>('home/chosen');
export const residentsLoaded = createAction<StoredRecord[]>('home/residents');

const start: ChosenHome = { list: [], selected: null, residents: [] };

export const house = createReducer(start, (build) =>
  build
    // The chosen house goes along with what was changed in its settings.
    .addCase(homesLoaded, (state, { payload }) => ({
      ...state,
      list: payload,
      selected: payload.find(({ id }) => id === state.selected?.id) ?? state.selected,
    }))
    .addCase(residentsLoaded, (state, { payload }) => ({ ...state, residents: payload }))
    .addCase(homeChosen, (state, { payload }) => ({ ...state, selected: payload.home, residents: payload.residents })),
);
