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

/**
 * The actor at the moment when the form was opened. So an own entry stays open although its edit window ends while
 * somebody writes; the server decides when it is saved, and a refusal leaves the text in the form.
 */
export function useOpeningActor(): CurrentActor {
  const actor = useActor();
  return useState(actor)[0];
}
