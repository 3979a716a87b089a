import type { HealthFields } from '#domain/residents/person/health-safety-facts.ts';
import { fluidIntake } from '#domain/daily-care/fluids/fluid-intake.ts';

/** What stands on every trolley. */
export const usualDrinks = ['water', 'tea', 'coffee', 'squash', 'juice', 'milk'];

export const drinkLabels: Readonly<Record<string, string>> = fluidIntake.fields.fluid_type.options;

export const thicknesses = [
  ['0', '0 thin'],
  ['1', '1'],
  ['2', '2'],
  ['3', '3'],
  ['4', '4 thickest'],
] as const;

type Drinker = Pick<HealthFields, 'has_dysphagia' | 'iddsi_fluid_level'>;

/** The thickness agreed for this person, where their drinks are thickened. */
export function agreedLevel(resident: Drinker = {}): number | null {
  const { has_dysphagia, iddsi_fluid_level: level = null } = resident;
  return has_dysphagia === true || (level ?? 0) > 0 ? level : null;
}
