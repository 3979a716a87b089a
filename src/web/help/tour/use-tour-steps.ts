import { tourFor, type TourStep } from '#domain/help/tour.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { closeRecording, openRecord, recording } from '../../kit/state/recording.ts';
import type { User } from '../../kit/state/session.ts';
import { useChosenHome } from '../../kit/state/store.ts';

const homePath = '/home';

export interface Steps {
  readonly step: TourStep;
  readonly number: number;
  readonly count: number;
  readonly isLast: boolean;
  back(): void;
  next(): void;
  /** On to the one after, or before where somebody was going back: this one has nothing to show here. */
  skip(): void;
}

/** Walks through a tour and opens what lies under each step. Whoever presses the control itself is taken along. */
export function useTourSteps(user: User, leave: () => void): Steps | null {
  const { residents } = useChosenHome();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const person = residents[0]?.id ?? null;
  const steps = tourFor({ groups: user.groups ?? [], isSuperuser: user.is_superuser === true }).filter(
    ({ on }) => on !== 'person' || person !== null,
  );
  const [at, setAt] = useState(0);
  const direction = useRef(1);
  const step = steps[at];
  const on = step?.on ?? 'home';

  const go = (to: number) => {
    direction.current = to < at ? -1 : 1;
    if (to >= 0 && to < steps.length) setAt(to);
    else leave();
  };
  const hasMoved = useEffectEvent((isOpen: boolean) => {
    if (isOpen === (on !== 'home')) return;
    const way = recording.get()?.way ?? 'sheet';
    const after = way === 'sheet' ? steps.findIndex((one, n) => n > at && (one.on !== 'home') === isOpen) : -1;
    if (after >= 0) go(after);
    else leave();
  });
  useEffect(() => {
    if (on === 'home') closeRecording();
    else openRecord(on === 'person' && person ? { resident: person } : {});
    return recording.subscribe(() => hasMoved(recording.get() !== null));
  }, [on, person]);

  const isHome = pathname === homePath && search === '';
  const hasArrived = useRef(false);
  const leaves = useEffectEvent(leave);
  const begins = useEffectEvent(() => void navigate(homePath));
  useEffect(() => {
    if (isHome) hasArrived.current = true;
    else if (hasArrived.current) leaves();
    else begins();
  }, [isHome]);

  return step
    ? {
        step,
        number: at + 1,
        count: steps.length,
        isLast: at === steps.length - 1,
        back: () => go(at - 1),
        next: () => go(at + 1),
        skip: () => go(at + direction.current < 0 ? at + 1 : at + direction.current),
      }
    : null;
}
