import type { Area } from '../kit/area/area.ts';
import { declareAsking } from './asking/asking-calls.ts';
import { declareRightsChanges } from './changes/change-calls.ts';
import { rightsAlertRules } from './changes/rights-alert-rules.ts';
import { expireWaitingJob } from './changes/expire-waiting.ts';

export const rights: Area = {
  calls: [declareRightsChanges, declareAsking],
  jobs: [expireWaitingJob],
  alertRules: [rightsAlertRules],
};
