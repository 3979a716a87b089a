import type { Area } from '../kit/area/area.ts';
import { checkDaily } from './checking/check-daily.ts';
import { declareSealCalls } from './checking/seal-calls.ts';
import { declareLookPatterns } from './looks/look-patterns.ts';
import { declareWhoLooked } from './looks/who-looked.ts';
import { historyAlertRules } from './history-alert-rules.ts';
import { sealSoon } from './sealing/seal-soon.ts';

export const history: Area = {
  calls: [declareSealCalls, declareWhoLooked, declareLookPatterns],
  jobs: [checkDaily],
  alertRules: [historyAlertRules],
  background: sealSoon,
};
