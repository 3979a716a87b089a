import { daysOfChange } from '#domain/incidents/body-map/body-on-day.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { useMemo, useState } from 'react';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import type { NumberedMark } from '../marks/use-body-marks.ts';

export interface TimeMachine {
  readonly zone: string;
  readonly today: Day;
  readonly stops: readonly Day[];
  readonly first: Day;
  /** The day shown, and beside it the one it is compared with. */
  readonly day: Day;
  readonly other: Day | null;
  show(day: Day): void;
  compare(other: Day | null): void;
}

/** The day on which the body is looked at: today until somebody goes back. */
export function useTimeMachine(marks: readonly NumberedMark[]): TimeMachine {
  const clock = useHouseClock();
  const today = clock.today();
  const stops = useMemo(
    () => daysOfChange(marks, clock.zone).filter((stop) => stop <= today),
    [marks, clock.zone, today],
  );
  const [chosen, setChosen] = useState<Day | null>(null);
  const [other, setOther] = useState<Day | null>(null);
  return {
    zone: clock.zone,
    today,
    stops,
    first: stops[0] ?? today,
    day: chosen ?? today,
    other,
    show: setChosen,
    compare: setOther,
  };
}
