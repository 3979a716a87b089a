import type { Area } from '../kit/area/area.ts';
import { residentAlertRules } from './resident-alert-rules.ts';
import { careTrackingRules } from './care-tracking-rules.ts';
import { declareStillOpen } from './discharge-open.ts';
import { dischargeRules } from './discharge-rules.ts';
import { declareDischargeSteps } from './discharge-steps.ts';
import { declareEmergencyAdmission } from './emergency-admission.ts';
import { familyRules } from './family-rules.ts';
import { declareInventoryCheck } from './inventory-check.ts';
import { declareInventoryDelete } from './inventory-delete.ts';
import { inventoryRules } from './inventory-rules.ts';
import { residentRules } from './resident-rules.ts';
import { declareSummary } from './summary.ts';
import { declareTimeline } from './timeline.ts';

export const residents: Area = {
  rules: [residentRules, familyRules, careTrackingRules, inventoryRules, dischargeRules],
  calls: [
    declareInventoryDelete,
    declareInventoryCheck,
    declareSummary,
    declareTimeline,
    declareEmergencyAdmission,
    declareStillOpen,
    declareDischargeSteps,
  ],
  alertRules: [residentAlertRules],
};
