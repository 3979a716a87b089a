import type { Area } from '../kit/area/area.ts';
import { sealSoon } from './sealing/seal-soon.ts';

export const history: Area = {
  background: sealSoon,
};
