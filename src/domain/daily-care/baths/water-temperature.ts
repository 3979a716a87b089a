export type BathType = 'bath' | 'assisted_bath_hoist' | 'shower' | 'wet_room' | 'bed_bath' | 'strip_wash';
type WaterVerdict = 'too_cool' | 'comfortable' | 'above_limit' | 'too_hot';

interface WaterLimits {
  bath_max_c: number;
  shower_max_c: number;
  absolute_max_c: number;
  min_comfort_c: number;
}

// HSE, scalding and burning in health and social care: no house may allow more where someone is immersed.
const ABSOLUTE_MAX_C = 44;

/** A reading outside these is a slip of the finger, not water. */
export const plausibleWater = { min: 10, max: 80 };

/** The working limit of each way of washing; a wash from a bowl has none but the absolute one. */
const workingLimit: { [B in BathType]: (limits: WaterLimits) => number | null } = {
  bath: (limits) => limits.bath_max_c,
  assisted_bath_hoist: (limits) => limits.bath_max_c,
  shower: (limits) => limits.shower_max_c,
  wet_room: (limits) => limits.shower_max_c,
  bed_bath: () => null,
  strip_wash: () => null,
};

/** The highest reading a house accepts for this way of washing. */
export function waterLimit(bath_type: BathType, limits: WaterLimits): number {
  const absolute = Math.min(limits.absolute_max_c, ABSOLUTE_MAX_C);
  return Math.min(workingLimit[bath_type](limits) ?? absolute, absolute);
}

/** What a reading means. Exactly on a limit is still allowed; `too_hot` asks what was done about it. */
export function waterVerdict(bath_type: BathType, water_temperature: number, limits: WaterLimits): WaterVerdict {
  if (water_temperature > Math.min(limits.absolute_max_c, ABSOLUTE_MAX_C)) return 'too_hot';
  if (water_temperature > waterLimit(bath_type, limits)) return 'above_limit';
  return water_temperature < limits.min_comfort_c ? 'too_cool' : 'comfortable';
}
