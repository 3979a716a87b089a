import type { Area } from '../kit/area/area.ts';
import { staffAlertRules } from './staff-alert-rules.ts';
import { writeDeniedJob } from '../kit/history/denied-attempts.ts';
import { groupRules } from './group-rules.ts';
import { declareHistoryExport } from './history-export.ts';
import { historyRules } from './history-rules.ts';
import { declareOpenWork } from './leaving/read-open-work.ts';
import { staffRules } from './staff-rules.ts';
import { declareTrainingMatrix } from './training-matrix.ts';

export const staff: Area = {
  rules: [staffRules, groupRules, historyRules],
  calls: [declareHistoryExport, declareTrainingMatrix, declareOpenWork],
  jobs: [writeDeniedJob],
  alertRules: [staffAlertRules],
};
