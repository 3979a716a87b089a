import type { Area } from '../kit/area/area.ts';
import { checkHistoryJob, declareSealCalls } from './checking/history-calls.ts';
import { historyAlertRules } from './history-alert-rules.ts';
import { sealSoon } from './sealing/seal-soon.ts';

export const history: Area = {
  calls: [declareSealCalls],
  jobs: [checkHistoryJob],
  alertRules: [historyAlertRules],
  background: sealSoon,
};
