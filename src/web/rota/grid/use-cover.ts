import { dayCover, type CoverCell } from '#domain/rota/cover/day-cover.ts';
import type { GridShift, RotaGrid } from '#domain/rota/grid/rota-grid.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { useMemo } from 'react';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { useHomeSettings } from '../../kit/house/use-home-settings.ts';

/** Need against cover of the days in sight, as the shifts are at this moment of planning. */
export function useCover(
  grid: RotaGrid | null,
  shifts: readonly GridShift[],
  days: readonly Day[],
): readonly CoverCell[] {
  const { shift_times, care_minutes_per_hour } = useHomeSettings();
  const { zone } = useHouseClock();
  return useMemo(() => {
    if (!grid) return [];
    const { min_staffing, residents, lived_in } = grid;
    const house = { min_staffing, residents, shift_times, care_minutes_per_hour, time_zone: zone, lived_in };
    const people = new Map(
      grid.people.flatMap((person) => (person.first_aider === undefined ? [] : [[person.id, person] as const])),
    );
    return days.flatMap((day) => dayCover(shifts, day, house, people));
  }, [grid, shifts, days, shift_times, care_minutes_per_hour, zone]);
}
