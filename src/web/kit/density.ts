import { useEffect } from 'react';
import { observable } from './observable.ts';

/** How close the rows of a list stand. Compact is for a mouse at a desk; fingers need the room. */
export type Density = 'comfortable' | 'compact';

const keyOf = (userId: string) => `density:${userId}`;
const stored = (userId: string): Density => (localStorage.getItem(keyOf(userId)) === 'compact' ? 'compact' : 'comfortable');
const density = observable<Density>('comfortable');

/** Kept for each person at this device, and told to the styles. */
export function useDensity(userId: string): [Density, toggle: () => void] {
  const now = density.use();
  useEffect(() => density.set(stored(userId)), [userId]);
  useEffect(() => void (document.documentElement.dataset['density'] = now), [now]);
  const toggle = () => {
    const next = now === 'compact' ? 'comfortable' : 'compact';
    localStorage.setItem(keyOf(userId), next);
    density.set(next);
  };
  return [now, toggle];
}
