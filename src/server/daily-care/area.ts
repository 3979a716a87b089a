import { care } from '#domain/daily-care/mood/care.ts';
import { mood } from '#domain/daily-care/mood/mood.ts';
import { sleep } from '#domain/daily-care/sleep/sleep.ts';
import type { Area } from '../kit/area/area.ts';
import { bathAlertRules } from './alerts/bath-alert-rules.ts';
import { fluidAlertRules } from './alerts/fluid-alert-rules.ts';
import { mindAlertRules, moodAlertRules, sleepAlertRules } from './alerts/mind-alert-rules.ts';
import { routineAlertRules, trackingAlertRules } from './alerts/routine-alert-rules.ts';
import { weightAlertRules } from './alerts/weight-alert-rules.ts';
import { bathRules } from './bath-rules.ts';
import { closeNights } from './sleep/close-nights.ts';
import { declareDayTotal } from './day-total.ts';
import { fluidRules } from './fluid-rules.ts';
import { lockSheets } from './lock-sheets.ts';
import { mentalStateRules } from './mental-state-rules.ts';
import { nightRules } from './sleep/night-rules.ts';
import { afternoonRules, morningRules } from './routine-rules.ts';
import { declareSleepCheck } from './sleep/sleep-check.ts';
import { weightRules } from './weight-rules.ts';

export const dailyCare: Area = {
  rules: [bathRules, fluidRules, nightRules, weightRules, mentalStateRules, morningRules, afternoonRules],
  calls: [declareDayTotal, declareSleepCheck],
  jobs: [closeNights, lockSheets],
  alertRules: [
    bathAlertRules,
    weightAlertRules,
    fluidAlertRules,
    moodAlertRules,
    sleepAlertRules,
    mindAlertRules,
    routineAlertRules,
    trackingAlertRules,
  ],
  urgent: [mood, care, sleep],
};
