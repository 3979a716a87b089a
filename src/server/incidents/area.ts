import { accidentScheduler } from '#domain/incidents/checks/accident-scheduler.ts';
import { bodyMap } from '#domain/incidents/body-map/body-map.ts';
import { incident } from '#domain/incidents/incident/incident.ts';
import type { Area } from '../kit/area/area.ts';
import { bodyMapAlertRules } from './body-map-alert-rules.ts';
import { incidentAlertRules } from './incident-alert-rules.ts';
import { declareScheduled } from '../kit/http/declare-scheduled.ts';
import { declareBodyMapReview } from './body-map-review.ts';
import { bodyMapRules } from './body-map-rules.ts';
import { incidentRules } from './incident-rules.ts';
import { declareIncidentSteps } from './incident-steps.ts';

export const incidents: Area = {
  rules: [incidentRules, bodyMapRules],
  calls: [
    declareIncidentSteps,
    declareBodyMapReview,
    // A check after an accident is done with how the person is, or skipped with a reason.
    (app, context) => declareScheduled(app, context, accidentScheduler),
  ],
  alertRules: [incidentAlertRules, bodyMapAlertRules],
  urgent: [incident, accidentScheduler, bodyMap],
};
