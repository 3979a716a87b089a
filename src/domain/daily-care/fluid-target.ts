interface Drinker {
  gender: 'female' | 'male' | 'non_binary' | 'other' | 'not_stated' | null;
  fluid_target_ml: number | null;
  fluid_restriction_ml: number | null;
}

interface HouseTargets {
  fluid_target_default_f: number;
  fluid_target_default_m: number;
}

/**
 * What a resident should drink in a day: the own target, else the house's figure, which starts from the
 * British Dietetic Association's 1600 ml for women and 2000 ml for men. Where neither fits, the lower one.
 * A restriction is never exceeded by its own target.
 */
export function fluidTarget(resident: Drinker, house: HouseTargets): number {
  const usual = resident.gender === 'male' ? house.fluid_target_default_m : house.fluid_target_default_f;
  return Math.min(resident.fluid_target_ml ?? usual, resident.fluid_restriction_ml ?? Infinity);
}
