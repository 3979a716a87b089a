import { register } from '#domain/register.ts';
import type { Area } from '../kit/area/area.ts';
import { staffAlertRules } from './staff-alert-rules.ts';
import { writeDeniedJob } from '../kit/history/denied-attempts.ts';
import { noCommitListener, onPool } from '../kit/runtime/database.ts';
import { groupRules } from './group-rules.ts';
import { declareHistoryExport } from './history-export.ts';
import { historyRules } from './history-rules.ts';
import { declareOpenWork } from './leaving/read-open-work.ts';
import { prepareGroups } from './shipped-groups.ts';
import { staffRules } from './staff-rules.ts';
import { declareTrainingMatrix } from './training-matrix.ts';

export const staff: Area = {
  rules: [staffRules, groupRules, historyRules],
  calls: [declareHistoryExport, declareTrainingMatrix, declareOpenWork],
  jobs: [writeDeniedJob],
  alertRules: [staffAlertRules],
  prepareFirst: ({ pool }, now) => prepareGroups(onPool(pool, noCommitListener), register, now),
};
