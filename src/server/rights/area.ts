import type { Area } from '../kit/area/area.ts';
import { declareRightsChanges } from './changes/change-calls.ts';
import { expireWaitingJob } from './changes/expire-waiting.ts';

export const rights: Area = {
  calls: [declareRightsChanges],
  jobs: [expireWaitingJob],
};
