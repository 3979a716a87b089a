import { dayByKey } from '#domain/kit/time/calendar-days.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { useEffect, useRef, type KeyboardEvent } from 'react';

/** Arrows walk from day to day, and the focus goes along, also into the next week or month. */
export function useDayKeys(chosen: Day, onChoose: (day: Day) => void) {
  const days = useRef<HTMLFieldSetElement>(null);
  const isWalking = useRef(false);
  useEffect(() => {
    if (isWalking.current) days.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus();
    isWalking.current = false;
  }, [chosen]);
  return {
    days,
    onKeyDown(event: KeyboardEvent) {
      const next = dayByKey(event.key, chosen);
      if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      isWalking.current = true;
      onChoose(next);
    },
  };
}
