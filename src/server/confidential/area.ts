import type { Area } from '../kit/area/area.ts';
import { confidentialAlertRules } from './confidential-alert-rules.ts';
import { confidentialInfo } from '#domain/confidential/confidential-info.ts';
import { declareOpening } from './open-content.ts';
import { declareOpeningEnd } from './end-opening.ts';
import { confidentialRules } from './confidential-rules.ts';

export const confidential: Area = {
  rules: [confidentialRules],
  calls: [declareOpening, declareOpeningEnd],
  // Who opened it in an emergency is told at once.
  urgent: [confidentialInfo],
  alertRules: [confidentialAlertRules],
};
