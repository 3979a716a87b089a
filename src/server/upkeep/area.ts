import type { Area } from '../kit/area/area.ts';
import { noCommitListener, onPool } from '../kit/runtime/database.ts';
import { productVersion } from '../kit/runtime/product-version.ts';
import { noteVersion } from './installed-versions.ts';
import { declareUpkeep } from './system-calls.ts';

export const upkeep: Area = {
  calls: [declareUpkeep],
  prepare: ({ pool }, now) => noteVersion(onPool(pool, noCommitListener), productVersion, now),
};
