import { useEffect } from 'react';
import { observable } from '../state/observable.ts';

type Colours = 'light' | 'dark';

/** Stored for each person at this device; the key holds an id and the value a colour, so it tells nobody anything. */
const keyOf = (userId: string | null) => `colours:${userId ?? 'device'}`;
/** Who has not chosen yet keeps what the device shows: a page chosen dark at sign-in does not turn white afterwards. */
const stored = (userId: string | null): Colours =>
  (localStorage.getItem(keyOf(userId)) ?? localStorage.getItem(keyOf(null))) === 'dark' ? 'dark' : 'light';

const colours = observable<Colours>(stored(null));

/** Before the first picture, so that a page opened at night does not flash white. */
export const paintEarly = () => document.documentElement.setAttribute('data-mantine-color-scheme', colours.get());

export function useColours(userId: string | null): [Colours, toggle: () => void] {
  useEffect(() => colours.set(stored(userId)), [userId]);
  const toggle = () => {
    const next = colours.get() === 'dark' ? 'light' : 'dark';
    localStorage.setItem(keyOf(userId), next);
    localStorage.setItem(keyOf(null), next);
    colours.set(next);
  };
  return [colours.use(), toggle];
}
