import type { Area } from '../kit/area/area.ts';
import { declareComparison } from './compare.ts';
import { declareOverview } from './overview.ts';
import { declareRegisters } from './registers/registers.ts';
import { takeReadings } from './readings/take-readings.ts';

export const houseOverview: Area = {
  calls: [declareOverview, declareComparison, declareRegisters],
  jobs: [takeReadings],
};
