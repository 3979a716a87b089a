import type { Area } from '../kit/area/area.ts';
import { bathRules } from './bath-rules.ts';
import { closeNights } from './close-nights.ts';
import { declareDayTotal } from './day-total.ts';
import { fluidRules } from './fluid-rules.ts';
import { lockSheets } from './lock-sheets.ts';
import { mentalStateRules } from './mental-state-rules.ts';
import { nightRules } from './night-rules.ts';
import { routineRules } from './routine-rules.ts';
import { declareSleepCheck } from './sleep-check.ts';
import { weightRules } from './weight-rules.ts';

export const dailyCare: Area = {
  rules: {
    bath: bathRules,
    fluid_intake: fluidRules,
    sleep: nightRules,
    weight: weightRules,
    care: mentalStateRules,
    morning_routine: routineRules('morning_routine'),
    afternoon_routine: routineRules('afternoon_routine'),
  },
  calls: [declareDayTotal, declareSleepCheck],
  jobs: [closeNights, lockSheets],
};
