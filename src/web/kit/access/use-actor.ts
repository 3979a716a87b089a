import { useState } from 'react';
import { useHouseClock } from '../house/house-clock.ts';
import type { CurrentActor } from './record-rights.ts';
import { useRights } from './rights.ts';
import { useAuth } from '../state/store.ts';
import { useHomeSettings } from '../house/use-home-settings.ts';

export function useActor(): CurrentActor {
  const rights = useRights();
  const clock = useHouseClock();
  const { user } = useAuth();
  const settings = useHomeSettings();
  return {
    rights,
    me: user?.id ?? null,
    now: clock.now(),
    zone: clock.zone,
    windowMinutes: settings.edit_window_minutes,
  };
}

/** Who asked as the form was opened. An own entry stays open under the hands when its hour is over; the server decides at the save, and the text stays. */
export function useOpeningActor(): CurrentActor {
  const actor = useActor();
  return useState(actor)[0];
}
