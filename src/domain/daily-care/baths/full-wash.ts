import type { BathType } from './water-temperature.ts';

/** A strip wash at the basin is no wash of the whole body. */
export const fullWashes: readonly BathType[] = ['bath', 'assisted_bath_hoist', 'shower', 'wet_room', 'bed_bath'];

export const isFullWash = ({
  bath_type,
  outcome,
}: {
  readonly bath_type: BathType;
  readonly outcome: string;
}): boolean => fullWashes.includes(bath_type) && (outcome === 'completed' || outcome === 'partly');
