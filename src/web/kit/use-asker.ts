import { momentOf } from '#domain/kit/time.ts';
import type { Asker } from './record-rights.ts';
import { useRights } from './rights.ts';
import { useAuth, useChosenHome } from './store.ts';

const usualWindow = 60;

export function useAsker(): Asker {
  const rights = useRights();
  const { user } = useAuth();
  const settings = useChosenHome().selected?.['settings'] as { edit_window_minutes?: unknown } | null | undefined;
  const given = settings?.edit_window_minutes;
  return { rights, me: user?.id ?? null, now: momentOf(Date.now()), windowMinutes: typeof given === 'number' ? given : usualWindow };
}
