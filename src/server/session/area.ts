import type { Area } from '../kit/area/area.ts';
import { clearAwayJob } from './sign-in/clear-away.ts';

export const session: Area = {
  jobs: [clearAwayJob],
};
