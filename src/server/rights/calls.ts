import type { FastifyInstance } from 'fastify';
import type { SessionParts } from '../session/sign-in/session-parts.ts';
import { declareClosing } from './closing/closing-calls.ts';
import { declareViewAs } from './viewing/view-as.ts';

/** The calls about rights that reach into sessions and passwords. */
export function declareRights(app: FastifyInstance, session: SessionParts): void {
  declareViewAs(app, session);
  declareClosing(app, session);
}
