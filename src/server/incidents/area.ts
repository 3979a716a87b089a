import type { Area } from '../kit/area/area.ts';
import { declareBodyMapReview } from './body-map-review.ts';
import { bodyMapRules } from './body-map-rules.ts';
import { declareFollowUpCheck } from './follow-up-check.ts';
import { incidentRules } from './incident-rules.ts';
import { declareIncidentSteps } from './incident-steps.ts';

export const incidents: Area = {
  rules: {
    incident: incidentRules,
    body_map: bodyMapRules,
  },
  calls: [declareIncidentSteps, declareBodyMapReview, declareFollowUpCheck],
};
