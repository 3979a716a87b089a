import type { Area } from '../kit/area/area.ts';
import { appointmentAlertRules } from './appointment-alert-rules.ts';
import { declareAppointmentOutcome } from './appointment-outcome.ts';
import { appointmentRules } from './appointment-rules.ts';
import { continueSeries } from './continue-series.ts';
import { declareSeries } from './series.ts';

export const appointments: Area = {
  rules: [appointmentRules],
  calls: [declareAppointmentOutcome, declareSeries],
  jobs: [continueSeries],
  alertRules: [appointmentAlertRules],
};
