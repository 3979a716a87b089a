import type { Area } from '../kit/area/area.ts';
import { rotaAlertRules } from './rota-alert-rules.ts';
import { declareCalendarLink } from './calendar/calendar-link.ts';
import { declareContinuity } from './continuity/continuity.ts';
import { declareStaffing } from './continuity/staffing.ts';
import { declareCopyWeek } from './copying/copy-week.ts';
import { declareSaveTemplate } from './copying/save-template.ts';
import { declareCandidates } from './filling/candidates.ts';
import { declareCoverage } from './grid/coverage.ts';
import { declareRotaGrid } from './grid/rota-grid.ts';
import { declareRotaMarks } from './grid/rota-marks.ts';
import { endShifts } from './end-shifts.ts';
import { declareHoursExport } from './hours/hours-export.ts';
import { declareAskLeave } from './leave/ask-leave.ts';
import { declareDecideLeave } from './leave/decide-leave.ts';
import { declareReadLeave } from './leave/read-leave.ts';
import { rotaRules } from './rota-rules.ts';
import { declareSwap } from './swapping/swap.ts';
import { declarePublish } from './publishing/publish.ts';

export const rota: Area = {
  rules: [rotaRules],
  calls: [
    declareRotaGrid,
    declareRotaMarks,
    declarePublish,
    declareCopyWeek,
    declareSaveTemplate,
    declareCoverage,
    declareSwap,
    declareCandidates,
    declareHoursExport,
    declareAskLeave,
    declareDecideLeave,
    declareReadLeave,
    declareContinuity,
    declareStaffing,
    declareCalendarLink,
  ],
  jobs: [endShifts],
  alertRules: [rotaAlertRules],
};
