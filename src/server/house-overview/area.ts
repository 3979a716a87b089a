import type { Area } from '../kit/area/area.ts';
import { declareOverview } from './overview.ts';

export const houseOverview: Area = {
  calls: [declareOverview],
};
