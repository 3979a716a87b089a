import type { Area } from '../kit/area/area.ts';
import { rotaAlertRules } from './rota-alert-rules.ts';
import { endShifts } from './end-shifts.ts';
import { rotaRules } from './rota-rules.ts';

export const rota: Area = {
  rules: [rotaRules],
  jobs: [endShifts],
  alertRules: [rotaAlertRules],
};
