import type { Area } from '../kit/area/area.ts';
import { declareListViews } from './accounts/list-views.ts';
import { clearAwayJob } from './sign-in/clear-away.ts';

export const session: Area = {
  calls: [declareListViews],
  jobs: [clearAwayJob],
};
