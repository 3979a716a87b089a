import type { Area } from '../kit/area/area.ts';
import { declareAsking } from './asking/asking-calls.ts';
import { declareRightsChanges } from './changes/change-calls.ts';
import { rightsChanges } from './changes/decide-change.ts';
import { rightsAlertRules } from './changes/rights-alert-rules.ts';
import { declareClosing } from './closing/closing-calls.ts';
import { expireWaitingJob } from '../kit/http/deciding.ts';
import { withSessions } from '../session/sign-in/session-parts.ts';
import { declareViewAs } from './viewing/view-as.ts';

export const rights: Area = {
  calls: [declareRightsChanges, declareAsking, withSessions(declareViewAs), withSessions(declareClosing)],
  jobs: [expireWaitingJob('rights-changes-run-out', rightsChanges)],
  alertRules: [rightsAlertRules],
};
