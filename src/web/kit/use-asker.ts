import { useHouseClock } from './house-clock.ts';
import type { Asker } from './record-rights.ts';
import { useRights } from './rights.ts';
import { useAuth, useChosenHome } from './store.ts';

const usualWindow = 60;

export function useAsker(): Asker {
  const rights = useRights();
  const clock = useHouseClock();
  const { user } = useAuth();
  const settings = useChosenHome().selected?.['settings'] as { edit_window_minutes?: unknown } | null | undefined;
  const given = settings?.edit_window_minutes;
  return { rights, me: user?.id ?? null, now: clock.now(), windowMinutes: typeof given === 'number' ? given : usualWindow };
}
