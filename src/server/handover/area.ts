import type { Area } from '../kit/area/area.ts';
import { askForBrief } from './brief/before-first-entry.ts';
import { declareBrief } from './brief/brief.ts';
import { handoverLineRules, handoverRules } from './sheet/handover-rules.ts';
import { declareHandoverSteps } from './sheet/handover-steps.ts';
import { declareOpenHandover } from './sheet/open-handover.ts';
import { declarePageActs } from './sheet/page-acts.ts';
import { declareResidentHandover } from './sheet/resident-handover.ts';
import { declareSheet } from './sheet/sheet.ts';

export const handover: Area = {
  rules: [handoverRules, handoverLineRules],
  calls: [
    declareResidentHandover,
    declareOpenHandover,
    declareHandoverSteps,
    declarePageActs,
    declareSheet,
    declareBrief,
  ],
  beforeEntry: askForBrief,
};
