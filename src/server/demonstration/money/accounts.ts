import type { HouseKey } from '../stage/houses.ts';
import type { SceneResident } from '../stage/scene.ts';

export const tin = (resident: string): string => `tin ${resident}`;
export const float = (house: HouseKey): string => `float ${house}`;

/** Residents whose pocket money the house looks after. */
export const hasTin = ({ house, profile, leftAt }: SceneResident): boolean =>
  leftAt === undefined && (house !== 'willow' || Number(profile.room) <= 10);
