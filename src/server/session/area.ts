import type { Area } from '../kit/area/area.ts';
import { expireWaitingJob } from '../kit/http/deciding.ts';
import { declareListViews } from './accounts/list-views.ts';
import { declareSession } from './calls.ts';
import { waitingResets } from './second-factor/reset-by-two.ts';
import { clearAwayJob } from './sign-in/clear-away.ts';
import { withSessions } from './sign-in/session-parts.ts';

export const session: Area = {
  calls: [withSessions(declareSession), declareListViews],
  jobs: [clearAwayJob, expireWaitingJob('factor-resets-run-out', waitingResets)],
};
