import { useSyncExternalStore } from 'react';
import { observable } from '../state/observable.ts';

/** What became of the last load of a path. "Could not load" must never look like "none recorded". */
export type Load = 'loading' | 'loaded' | 'failed';

export const loads = observable<Readonly<Record<string, Load>>>({});

export const mark = (path: string, load: Load) => loads.set((now) => ({ ...now, [path]: load }));

/** What was emptied has not been loaded. */
export const forgetLoads = () => loads.set({});

/** Undefined: nobody has asked yet. */
export const useLoad = (path: string): Load | undefined =>
  useSyncExternalStore(loads.subscribe, () => loads.get()[path]);
