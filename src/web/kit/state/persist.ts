/**
 * Stores the state in the browser and restores it. The key is in `stored-session.ts`, and `early.js` looks whether it
 * is there; `stored-state.ts` reads the stored text and decides whether it may be trusted.
 */

import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Reducer, Store, UnknownAction } from '@reduxjs/toolkit';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  PURGE,
  REGISTER,
  REHYDRATE,
  persistReducer,
  persistStore,
  type PersistConfig,
  type WebStorage,
} from 'redux-persist';
import autoMergeLevel2 from 'redux-persist/es/stateReconciler/autoMergeLevel2';
import { isTrustworthy, mostCharacters, only } from './stored-state.ts';
import { storageKey } from './stored-session.ts';
import { showToast } from './toasts.ts';
import { t } from './words.ts';

/** Milliseconds that the start waits for what is stored. */
export const restoreTimeout = 5000;
export const persistActions: string[] = [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER];

type Root = RecordValues;

function storeWhatFits(key: string, value: string): void {
  try {
    if (value.length > mostCharacters) throw new Error('The stored state has grown too large');
    sessionStorage.setItem(key, value);
  } catch {
    // The old value would come back after a reload and pass for the present.
    sessionStorage.removeItem(key);
    sessionStorage.setItem(key, only(['auth'], value));
    showToast(t('storage.full'), 'error');
  }
}

const sessionOnly = (start: Root): WebStorage => ({
  getItem: async (key) => {
    const stored = sessionStorage.getItem(key);
    if (stored === null || isTrustworthy(stored, start)) return stored;
    sessionStorage.removeItem(key);
    return null;
  },
  setItem: async (key, value) => storeWhatFits(key, value),
  removeItem: async (key) => sessionStorage.removeItem(key),
});

export function persisted<S extends Root>(
  reducer: Reducer<S>,
  storage = sessionOnly(reducer(undefined, { type: 'start' })),
) {
  const config: PersistConfig<S> = {
    key: 'root',
    storage,
    timeout: restoreTimeout,
    version: 1,
    // Any throttle is counted per slice, and would leave records in storage long after sign-out.
    throttle: 0,
    stateReconciler: autoMergeLevel2,
    writeFailHandler: () => showToast(t('storage.full'), 'error'),
  };
  return persistReducer<S, UnknownAction>(config, reducer);
}

interface StatePersister {
  /** Resolves when the state is restored, after five seconds at the latest. */
  restored: Promise<void>;
  flush(): void;
  /** Runs a change of which nothing may remain in the browser. */
  forgetting(change: () => void): void;
  resume(): void;
}

export function persistState(store: Store): StatePersister {
  let done = () => {};
  const restored = new Promise<void>((resolve) => (done = resolve));
  const persistor = persistStore(store, null, () => done());
  return {
    restored,
    flush: () => void persistor.flush(),
    forgetting: (change) => {
      void persistor.flush();
      persistor.pause();
      change();
      sessionStorage.removeItem(storageKey);
    },
    resume: () => persistor.persist(),
  };
}
