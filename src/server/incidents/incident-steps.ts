import type { FastifyInstance } from 'fastify';
import { incident } from '#domain/incidents/incident/incident.ts';
import { declareAction } from '../kit/http/record-action.ts';
import type { RecordContext } from '../kit/context/record-context.ts';

/** The way of an incident: its reporter submits it, a senior reviews it, a manager who did not write it signs it off or opens it again. */
export function declareIncidentSteps(app: FastifyInstance, context: RecordContext): void {
  declareAction(app, context, {
    entity: incident,
    action: 'submit',
    auditedAs: 'incident_submitted',
    to: () => 'submitted',
  });
  declareAction(app, context, {
    entity: incident,
    action: 'review',
    auditedAs: 'incident_reviewed',
    to: () => 'under_review',
  });
  declareAction(app, context, {
    entity: incident,
    action: 'close',
    right: 'sign_off',
    auditedAs: 'incident_closed',
    to: () => 'closed',
    sets: ({ actor, now }) => ({ signed_off_by: actor.id, signed_off_at: now }),
  });
  declareAction(app, context, {
    entity: incident,
    action: 'reopen',
    auditedAs: 'incident_reopened',
    to: () => 'reopened',
    sets: () => ({ signed_off_by: null, signed_off_at: null }),
  });
}
