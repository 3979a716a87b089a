import type { Area } from '../kit/area/area.ts';
import { bathRules } from './bath-rules.ts';
import { closeNights } from './close-nights.ts';
import { declareDayTotal } from './day-total.ts';
import { fluidRules } from './fluid-rules.ts';
import { lockSheets } from './lock-sheets.ts';
import { mentalStateRules } from './mental-state-rules.ts';
import { nightRules } from './night-rules.ts';
import { afternoonRules, morningRules } from './routine-rules.ts';
import { declareSleepCheck } from './sleep-check.ts';
import { weightRules } from './weight-rules.ts';

export const dailyCare: Area = {
  rules: [bathRules, fluidRules, nightRules, weightRules, mentalStateRules, morningRules, afternoonRules],
  calls: [declareDayTotal, declareSleepCheck],
  jobs: [closeNights, lockSheets],
};
