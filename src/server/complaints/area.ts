import type { Area } from '../kit/area/area.ts';
import { complaintAlertRules } from './complaint-alert-rules.ts';
import { declareComplaintDelay } from './complaint-delay.ts';
import { complaintRules } from './complaint-rules.ts';
import { declareComplaintStep } from './complaint-step.ts';

export const complaints: Area = {
  rules: [complaintRules],
  calls: [declareComplaintStep, declareComplaintDelay],
  alertRules: [complaintAlertRules],
};
