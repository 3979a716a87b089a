import type { Area } from '../kit/area/area.ts';
import { expireWaitingJob } from '../kit/http/deciding.ts';
import { declareListViews } from './accounts/list-views.ts';
import { waitingResets } from './second-factor/reset-by-two.ts';
import { clearAwayJob } from './sign-in/clear-away.ts';

export const session: Area = {
  calls: [declareListViews],
  jobs: [clearAwayJob, expireWaitingJob('factor-resets-run-out', waitingResets)],
};
