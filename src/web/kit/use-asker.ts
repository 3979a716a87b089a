import { useHouseClock } from './house-clock.ts';
import type { Asker } from './record-rights.ts';
import { useRights } from './rights.ts';
import { useAuth } from './store.ts';
import { useHouseSettings } from './use-house-settings.ts';

export function useAsker(): Asker {
  const rights = useRights();
  const clock = useHouseClock();
  const { user } = useAuth();
  const settings = useHouseSettings();
  return { rights, me: user?.id ?? null, now: clock.now(), zone: clock.zone, windowMinutes: settings.edit_window_minutes };
}
