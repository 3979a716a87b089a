import { useSyncExternalStore } from 'react';

/** A value that lives for as long as the page and no longer: nothing here is ever persisted. */
interface Observable<T> {
  get(): T;
  set(next: T | ((now: T) => T)): void;
  subscribe(listener: () => void): () => void;
  use(): T;
}

export function observable<T>(start: T): Observable<T> {
  let value = start;
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const set = (next: T | ((now: T) => T)) => {
    value = next instanceof Function ? next(value) : next;
    for (const listener of listeners) listener();
  };
  return { get, set, subscribe, use: () => useSyncExternalStore(subscribe, get) };
}
