import { settingsOf, type GivenSettings } from '#domain/kit/house-settings.ts';
import { useHouseClock } from './house-clock.ts';
import type { Asker } from './record-rights.ts';
import { useRights } from './rights.ts';
import { useAuth, useChosenHome } from './store.ts';

export function useAsker(): Asker {
  const rights = useRights();
  const clock = useHouseClock();
  const { user } = useAuth();
  const settings = settingsOf({ settings: (useChosenHome().selected?.['settings'] ?? null) as GivenSettings });
  return { rights, me: user?.id ?? null, now: clock.now(), zone: clock.zone, windowMinutes: settings.edit_window_minutes };
}
