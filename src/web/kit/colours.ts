import { useEffect } from 'react';
import { observable } from './observable.ts';

export type Colours = 'light' | 'dark';

/** Kept for each person at this device; the key holds an id and the value a colour, so it tells nobody anything. */
const keyOf = (userId: string | null) => `colours:${userId ?? 'device'}`;
const stored = (userId: string | null): Colours => (localStorage.getItem(keyOf(userId)) === 'dark' ? 'dark' : 'light');

const colours = observable<Colours>(stored(null));

/** Before the first picture, so that a page opened at night does not flash white. */
export const paintEarly = () => document.documentElement.setAttribute('data-mantine-color-scheme', colours.get());

export function useColours(userId: string | null): [Colours, toggle: () => void] {
  useEffect(() => colours.set(userId === null ? stored(null) : stored(userId)), [userId]);
  const toggle = () => {
    const next = colours.get() === 'dark' ? 'light' : 'dark';
    localStorage.setItem(keyOf(userId), next);
    localStorage.setItem(keyOf(null), next);
    colours.set(next);
  };
  return [colours.use(), toggle];
}
