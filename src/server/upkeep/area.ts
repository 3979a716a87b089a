import type { Area } from '../kit/area/area.ts';
import { declareUpkeep } from './system-calls.ts';

export const upkeep: Area = { calls: [declareUpkeep] };
