import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { configureStore, isAction, type Middleware, type Reducer } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { house, type ChosenHome } from './chosen-home.ts';
import { slicesOf, type SliceState } from './collections.ts';
import { isStoredRecord, type Listed } from './stored-record.ts';
import { persistState, persistActions, persisted } from './persist.ts';
import { auth, locked, resumed, signedIn, signedOut, type Auth } from './session.ts';

type Slices = Readonly<Record<string, Reducer<SliceState>>>;

export interface State {
  readonly auth: Auth;
  readonly house: ChosenHome;
  readonly [slice: string]: SliceState | Auth | ChosenHome;
}

/**
 * Made by hand rather than combined by the library, which cannot type slices that come from a table. No slice of the
 * table is called `auth` or `house`, and only those two are no `SliceState`.
 */
const together =
  (slices: Slices): Reducer<State> =>
  (state, action) => {
    const records = Object.entries(slices).map(([slice, reduce]) => [
      slice,
      reduce(state?.[slice] as SliceState | undefined, action),
    ]);
    const next: State = {
      ...Object.fromEntries(records),
      auth: auth(state?.auth, action),
      house: house(state?.house, action),
    };
    const isSame = state && Object.keys(next).every((slice) => next[slice] === state[slice]);
    return isSame ? state : next;
  };

/** Leaving resets every slice; locking leaves only who it was and where. */
export function rootReducer(slices: Slices): Reducer<State> {
  const all = together(slices);
  return (state, action) => {
    if (signedOut.match(action)) return all(undefined, action);
    if (!locked.match(action) || !state) return all(state, action);
    const clean = all(undefined, action);
    return { ...clean, auth: state.auth, house: { ...clean.house, selected: state.house.selected } };
  };
}

/** What was still on its way when the session was locked or left does not fill the emptied store again. */
function whileOpen(): Middleware {
  let isOpen = true;
  return () => (next) => (action) => {
    if (locked.match(action) || signedOut.match(action)) isOpen = false;
    else if (signedIn.match(action) || resumed.match(action)) isOpen = true;
    else if (!isOpen && isAction(action) && !persistActions.includes(action.type)) return action;
    return next(action);
  };
}

export function createStore(slices: Slices) {
  const store = configureStore({
    reducer: persisted(rootReducer(slices)),
    middleware: (defaults) =>
      defaults({
        // How long the check itself takes says something about the machine alone.
        serializableCheck: { ignoredActions: persistActions, warnAfter: Infinity },
        immutableCheck: false,
      }).concat(whileOpen()),
  });
  return { store, persister: persistState(store) };
}
export type AppStore = ReturnType<typeof createStore>;

export const useAuth = () => useSelector((state: State) => state.auth);
export const useChosenHome = () => useSelector((state: State) => state.house);
/** The house alone: whoever asks for no more is not drawn again when its residents are read. */
export const useSelectedHome = () => useSelector((state: State) => state.house.selected);

const none: never[] = [];

function valueIn(state: State, entity: Entity, key: 'list' | 'selected'): unknown {
  const [slice, shape] = slicesOf(entity.name)[0] ?? [];
  if (!slice || !shape) return undefined;
  return (state[slice] as SliceState)[shape[key]];
}

/**
 * The records of an entity that the store holds, as rows of its lists: what is put under its name is answered for it.
 * Whether they could be loaded is asked of `useLoad`.
 */
export const useStoredRecords = <E extends Entity>(entity: E): Listed<E>[] =>
  useSelector((state: State) => {
    const list = valueIn(state, entity, 'list');
    return Array.isArray(list) ? (list as Listed<E>[]) : none;
  });

/** The selected record, of which a row may be all that is known; a start value without an id counts as none. */
export const useSelected = <E extends Entity>(entity: E): Listed<E> | null =>
  useSelector((state: State) => {
    const record = valueIn(state, entity, 'selected');
    return isStoredRecord(record) ? (record as Listed<E>) : null;
  });
