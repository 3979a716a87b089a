import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { fluidIntake } from '#domain/daily-care/fluids/fluid-intake.ts';
import { numberOf } from '../pad/entry-kind.ts';

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

/** The thickness agreed for this person, where their drinks are thickened. */
export const agreedLevel = (resident: RecordValues | undefined): number | null =>
  resident?.['has_dysphagia'] === true || (numberOf(resident?.['iddsi_fluid_level']) ?? 0) > 0
    ? numberOf(resident?.['iddsi_fluid_level'])
    : null;
