import { useMemo } from 'react';
import { useCups } from '../pads/cups.ts';
import { quickKinds, type QuickChip, type QuickKind } from './quick-kinds.ts';

const drink = (ml: number): QuickChip => ({ label: `${ml} ml`, values: { offered_ml: ml, amount_ml: ml } });

// As many as a thumb reaches in one row; the others are on the pad.
const atOnce = 4;

/** What is written most, with the cups of the house. */
export function useQuickKinds(): readonly QuickKind[] {
  const cups = useCups();
  return useMemo(() => quickKinds.map((kind) => (kind.name === 'fluid_intake' ? { ...kind, chips: [...cups.slice(0, atOnce).map(({ ml }) => drink(ml)), ...kind.chips] } : kind)), [cups]);
}
