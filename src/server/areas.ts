import type { FastifyInstance } from 'fastify';
import type { AreaRules, Keeper } from './kit/keeper.ts';
import { declareBodyMapReview } from './incidents/body-map-review.ts';
import { bodyMapRules } from './incidents/body-map-rules.ts';
import { declareFollowUpCheck } from './incidents/follow-up-check.ts';
import { incidentRules } from './incidents/incident-rules.ts';
import { declareIncidentSteps } from './incidents/incident-steps.ts';

/** Everything that is out of the ordinary, area by area. What is not named here is kept by the book. */

export const areaRules: Readonly<Record<string, AreaRules>> = {
  incident: incidentRules,
  body_map: bodyMapRules,
};

/** Ordinary calls that an area answers in its own way. */
export const replacedCalls: ReadonlySet<string> = new Set<string>();

export const areaCalls: readonly ((app: FastifyInstance, keeper: Keeper) => void)[] = [
  declareIncidentSteps, declareBodyMapReview, declareFollowUpCheck,
];
