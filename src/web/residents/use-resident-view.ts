import { useState } from 'react';
import { useAuth } from '../kit/state/store.ts';

export type ResidentView = 'cards' | 'table';
export const viewNamed = (name: string | null): ResidentView => (name === 'table' ? 'table' : 'cards');

/** Stored for each person at this device; it tells nobody anything. */
const keyOf = (userId: string | undefined) => `resident-view:${userId ?? 'device'}`;
const stored = (userId: string | undefined): ResidentView => viewNamed(localStorage.getItem(keyOf(userId)));

/** Faces or lines, as this person likes to see a house. */
export function useResidentView(): [ResidentView, (view: ResidentView) => void] {
  const { user } = useAuth();
  const [view, setView] = useState(() => stored(user?.id));
  const choose = (next: ResidentView) => {
    localStorage.setItem(keyOf(user?.id), next);
    setView(next);
  };
  return [view, choose];
}
