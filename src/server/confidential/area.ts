import type { Area } from '../kit/area/area.ts';
import { confidentialAlertRules } from './confidential-alert-rules.ts';
import { confidentialRules } from './confidential-rules.ts';

export const confidential: Area = {
  rules: [confidentialRules],
  alertRules: [confidentialAlertRules],
};
