import type { Circumstances } from '../../kit/vocabulary/entity.ts';
import type { Warning } from '../../kit/vocabulary/warnings.ts';
import { warningsOf } from '../../kit/vocabulary/warnings.ts';

/** What of a resident decides how they may drink. */
export const aboutDrinking = ['has_dysphagia', 'iddsi_fluid_level', 'fluid_restriction_ml'] as const;

interface Fluid {
  readonly direction: 'intake' | 'output';
  readonly output_type: string | null;
  readonly offered_ml: number | null;
  readonly amount_ml: number | null;
  readonly route: string | null;
  readonly thickness_level: number | null;
}

export function fluidComplaints(fluid: Fluid, { resident }: Circumstances) {
  return {
    ...(isUnmeasured(fluid) ? { amount_ml: 'Amount is needed.' } : {}),
    ...(isMoreThanOffered(fluid) ? { amount_ml: 'Amount cannot be more than was offered.' } : {}),
    ...(isDrink(fluid) && resident?.has_dysphagia === true && fluid.thickness_level === null
      ? { thickness_level: 'Thickness level is needed: swallowing is difficult for this resident.' }
      : {}),
  };
}

// 1000 ml offered and 750 ml taken at once are more often a typing mistake than a drink (our own choice).
export function fluidWarnings(fluid: Fluid, { resident }: Circumstances) {
  const agreed = resident?.iddsi_fluid_level;
  const differs =
    isDrink(fluid) && fluid.thickness_level !== null && typeof agreed === 'number' && fluid.thickness_level !== agreed;
  const large = largeAmount(fluid.amount_ml);
  return warningsOf({
    ...(isDrink(fluid) && exceeds(fluid.offered_ml, 1000)
      ? { offered_ml: ['large_offer', 'More than a litre at once. Is the amount right?'] }
      : {}),
    ...(large ? { amount_ml: large } : {}),
    ...(differs
      ? {
          thickness_level: [
            'thickness_differs',
            `Level ${String(agreed)} is agreed for this resident. Is the level right?`,
          ],
        }
      : {}),
  });
}

export const largeAmount = (ml: number | null): Warning | null =>
  exceeds(ml, 750) ? ['large_amount', 'More than 750 ml at once. Is the amount right?'] : null;

const exceeds = (ml: number | null, limit: number): boolean => ml !== null && ml > limit;

const isDrink = (fluid: Fluid): boolean => fluid.direction === 'intake' && fluid.route === 'oral';

const isUnmeasured = (fluid: Fluid): boolean => fluid.amount_ml === null && fluid.output_type !== 'unmeasured_urine';

const isMoreThanOffered = (fluid: Fluid): boolean =>
  fluid.direction === 'intake' && fluid.offered_ml !== null && exceeds(fluid.amount_ml, fluid.offered_ml);
