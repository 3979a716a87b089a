import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useLayoutEffect } from 'react';
import { observable } from '../state/observable.ts';

/** How large and how far apart things are. Fingers need the room; a mouse at a desk reads more at once. */
type Density = 'touch' | 'desk';

const mouseAtDesk = '(pointer: fine) and (min-width: 1200px)';
const keyOf = (userId: string | null) => `density:${userId ?? 'device'}`;

function stored(userId: string | null): Density | null {
  const found = localStorage.getItem(keyOf(userId));
  return found === 'touch' || found === 'desk' ? found : null;
}

const chosen = observable<Density | null>(null);

/** By the pointer and the width, unless the person has chosen; the choice is stored for each person at this device. */
export function useDensity(userId: string | null): [Density, toggle: () => void] {
  const hasMouse = useMediaQuery(mouseAtDesk, false, { getInitialValueInEffect: false });
  useEffect(() => chosen.set(stored(userId)), [userId]);
  const density = chosen.use() ?? (hasMouse ? 'desk' : 'touch');
  const toggle = () => {
    const next = density === 'desk' ? 'touch' : 'desk';
    localStorage.setItem(keyOf(userId), next);
    chosen.set(next);
  };
  return [density, toggle];
}

/** Told to the styles before anything is drawn; tokens.css has the measures of both. */
export function useAppliedDensity(userId: string | null): void {
  const [density] = useDensity(userId);
  useLayoutEffect(() => void (document.documentElement.dataset['density'] = density), [density]);
}
