import type { TourPlace } from '#domain/help/tour.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { findPlace, type FoundPlace } from './tour-places.ts';

/** As often as a control may move unseen: panels above it load, a sheet slides in. */
const lookEveryMs = 150;
/** Long enough for a page to load on a slow network. */
const patienceMs = 3000;

const presses = ['pointerdown', 'pointerup', 'pointercancel'] as const;

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
export interface Seen extends FoundPlace {
  readonly box: Box;
}

const isAt = (a: Seen | null, b: Seen): boolean =>
  a !== null &&
  a.element === b.element &&
  (['left', 'top', 'width', 'height'] as const).every((side) => a.box[side] === b.box[side]);

function bringIntoView(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  // Headers and bars lie over the edges of the page.
  if (top < 120 || bottom > window.innerHeight - 120) element.scrollIntoView({ block: 'center' });
}

interface Looking {
  place: TourPlace;
  /** The control is not there, or no longer: whoever is shown around is taken on. */
  onMissing(): void;
}

/** Follows the control of a step for as long as the step lasts. */
export function useTourTarget({ place, onMissing }: Looking): Seen | null {
  const [seen, setSeen] = useState<Seen | null>(null);
  const missing = useEffectEvent(onMissing);
  useEffect(() => {
    let last: Seen | null = null;
    let lookedMs = 0;
    let isPressed = false;
    const look = () => {
      // What moves between the press of a finger and its lifting is not pressed.
      if (isPressed) return false;
      const found = findPlace(place);
      if (!found) return last !== null;
      if (found.element !== last?.element) bringIntoView(found.element);
      const now = { ...found, box: found.element.getBoundingClientRect() };
      if (!isAt(last, now)) {
        last = now;
        setSeen(now);
      }
      return false;
    };
    const timer = setInterval(() => {
      const hasGone = look();
      lookedMs = hasGone || last === null ? lookedMs + lookEveryMs : 0;
      if (hasGone || lookedMs >= patienceMs) missing();
    }, lookEveryMs);
    const follow = () => void look();
    const press = ({ type }: Event) => void (isPressed = type === 'pointerdown');
    follow();
    window.addEventListener('scroll', follow, true);
    window.addEventListener('resize', follow);
    for (const type of presses) window.addEventListener(type, press, true);
    return () => {
      clearInterval(timer);
      window.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
      for (const type of presses) window.removeEventListener(type, press, true);
      setSeen(null);
    };
  }, [place]);
  return seen;
}
