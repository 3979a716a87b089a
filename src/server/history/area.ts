import type { Area } from '../kit/area/area.ts';
import { checkDaily } from './checking/check-daily.ts';
import { declareSealCalls } from './checking/seal-calls.ts';
import { declareLookPatterns } from './looks/look-patterns.ts';
import { declareWhoLooked } from './looks/who-looked.ts';
import { historyAlertRules } from './history-alert-rules.ts';
import { mailHeads } from './checking/mail-heads.ts';
import { sealSoon } from './sealing/seal-soon.ts';

export const history: Area = {
  calls: [declareSealCalls, declareWhoLooked, declareLookPatterns],
  jobs: [checkDaily],
  letterJobs: [mailHeads],
  alertRules: [historyAlertRules],
  background: sealSoon,
};
