interface Drinker {
  gender: 'female' | 'male' | 'non_binary' | 'other' | 'not_stated' | null;
  fluid_target_ml: number | null;
  fluid_restriction_ml: number | null;
}

interface HouseTargets {
  fluid_target_default_f: number;
  fluid_target_default_m: number;
}

/** How much somebody should drink in a day, and how much they may. Either can be missing; a ceiling is never a target. */
export interface FluidRange {
  readonly target_ml: number | null;
  readonly limit_ml: number | null;
}

/**
 * The own target, else the house's figure, which starts from the British Dietetic Association's 1600 ml for women and
 * 2000 ml for men; where neither fits, the lower one. The house's figure is not asked of somebody whose drinks a
 * clinician has restricted, and neither is a target as high as the ceiling: nobody should be encouraged to drink up to it.
 */
export function fluidRange(resident: Drinker, house: HouseTargets): FluidRange {
  const { fluid_target_ml: own, fluid_restriction_ml: limit_ml } = resident;
  if (limit_ml !== null) return { target_ml: own !== null && own < limit_ml ? own : null, limit_ml };
  return {
    target_ml: own ?? (resident.gender === 'male' ? house.fluid_target_default_m : house.fluid_target_default_f),
    limit_ml: null,
  };
}

type DrunkInRange = FluidRange & { readonly intake_ml: number };

export const isOverLimit = ({ intake_ml, limit_ml }: Pick<DrunkInRange, 'intake_ml' | 'limit_ml'>): boolean =>
  limit_ml !== null && intake_ml > limit_ml;

/** What the day is drawn against: the ceiling where there is one, else the target. */
export const fullDay = ({ target_ml, limit_ml }: FluidRange): number | null => limit_ml ?? target_ml;

/**
 * How a fluid day stands, in the one way every place says it: `760 of 1,500 ml`,
 * `1,340 ml, 160 ml left of at most 1,500 ml`, `900 of 1,200 ml, 600 ml left of at most 1,500 ml`.
 */
export function drunkWords({ intake_ml, target_ml, limit_ml }: DrunkInRange): string {
  const drunk =
    target_ml === null ? millilitres(intake_ml) : `${intake_ml.toLocaleString('en-GB')} of ${millilitres(target_ml)}`;
  if (limit_ml === null) return drunk;
  return `${drunk}, ${intake_ml > limit_ml ? `${millilitres(intake_ml - limit_ml)} over the ${millilitres(limit_ml)} allowed` : `${millilitres(limit_ml - intake_ml)} left of at most ${millilitres(limit_ml)}`}`;
}

export const millilitres = (ml: number): string => `${ml.toLocaleString('en-GB')} ml`;
