import type { Area } from '../kit/area/area.ts';
import { expireWaitingJob } from '../kit/http/deciding.ts';
import { declareDisposals } from './disposing/disposal-calls.ts';
import { declareKeeping } from './due/keeping-calls.ts';
import { retentionAlertRules } from './retention-alert-rules.ts';
import { disposals } from './disposing/disposals.ts';

export const retention: Area = {
  calls: [declareDisposals, declareKeeping],
  alertRules: [retentionAlertRules],
  jobs: [expireWaitingJob('disposals-run-out', disposals)],
};
