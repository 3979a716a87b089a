import type { Area } from '../kit/area/area.ts';
import { moneyAlertRules } from './money-alert-rules.ts';
import { countRules } from './count-rules.ts';
import { paymentRules } from './payment-rules.ts';
import { pettyCashRules } from './petty-cash-rules.ts';

export const money: Area = {
  rules: [pettyCashRules, paymentRules, countRules],
  alertRules: [moneyAlertRules],
};
