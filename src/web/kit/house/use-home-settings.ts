import { settingsOf, type HomeSettings } from '#domain/kit/vocabulary/home-settings.ts';
import { useMemo } from 'react';
import { useSelectedHome } from '../state/store.ts';

/** What the chosen house has set, and the usual values for the rest. */
export function useHomeSettings(): HomeSettings {
  const given = useSelectedHome()?.settings ?? null;
  return useMemo(() => settingsOf({ settings: given }), [given]);
}
