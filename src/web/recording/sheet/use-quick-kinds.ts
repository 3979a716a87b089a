import { useMemo } from 'react';
import { cupsAtOnce, useCups } from '../../pads/fluids/cups.ts';
import { quickKinds, type QuickChip, type QuickKind } from './quick-kinds.ts';

const drink = (ml: number): QuickChip => ({ label: `${ml} ml`, values: { offered_ml: ml, amount_ml: ml } });

/** What is written most, with the cups of the house. */
export function useQuickKinds(): readonly QuickKind[] {
  const cups = useCups();
  return useMemo(
    () =>
      quickKinds.map((kind) =>
        kind.name === 'fluid_intake'
          ? { ...kind, chips: [...cups.slice(0, cupsAtOnce).map(({ ml }) => drink(ml)), ...kind.chips] }
          : kind,
      ),
    [cups],
  );
}
