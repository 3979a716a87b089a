import type { Area } from '../kit/area/area.ts';
import { declareChart } from './chart.ts';

export const charts: Area = {
  calls: [declareChart],
};
