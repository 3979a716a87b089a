import type { Area } from '../kit/area/area.ts';
import { declareAsking } from './asking/asking-calls.ts';
import { declareRightsChanges } from './changes/change-calls.ts';
import { rightsChanges } from './changes/decide-change.ts';
import { rightsAlertRules } from './changes/rights-alert-rules.ts';
import { expireWaitingJob } from '../kit/http/deciding.ts';

export const rights: Area = {
  calls: [declareRightsChanges, declareAsking],
  jobs: [expireWaitingJob('rights-changes-run-out', rightsChanges)],
  alertRules: [rightsAlertRules],
};
