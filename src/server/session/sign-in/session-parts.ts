import type { FastifyInstance } from 'fastify';
import type { DeclareCalls } from '../../kit/area/area.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import type { AppDependencies } from '../../kit/runtime/app-dependencies.ts';
import type { Sessions } from './sessions.ts';

/** What calls are made from that begin, end or change sessions. */
export interface SessionParts {
  readonly parts: AppDependencies;
  readonly sessions: Sessions;
  readonly context: RecordContext;
}

export const withSessions =
  (declare: (app: FastifyInstance, session: SessionParts) => void): DeclareCalls =>
  (app, context, parts) =>
    declare(app, { parts, context, sessions: app.sessions });
