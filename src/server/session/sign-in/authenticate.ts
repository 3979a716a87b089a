import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../kit/access/actor.ts';
import { locked, passwordFirst, secondFactorFirst, signedOut, viewingOnly } from '../../kit/runtime/refusals.ts';
import type { Settings } from '../../kit/runtime/settings.ts';
import { actorFrom, lacksSecondFactor, type Person, type Whereabouts } from './person.ts';
import { queryOf } from '../../kit/http/request-parts.ts';
import type { PersonSession, Sessions } from './sessions.ts';

const tokenOf = (header: string | undefined): string | null =>
  header?.match(/^Token ([A-Za-z0-9_-]{20,100})$/)?.[1] ?? null;

export const whereabouts = (request: FastifyRequest): Whereabouts => ({
  ip: request.ip,
  device: (request.headers['user-agent'] ?? 'unknown').replace(/[^\x20-\x7e]/g, '').slice(0, 200),
});

async function findSession(sessions: Sessions, request: FastifyRequest): Promise<PersonSession | null> {
  const token = tokenOf(request.headers.authorization);
  if (token) return sessions.find(token);
  const { ticket } = queryOf(request);
  return request.routeOptions.config.ticketed && typeof ticket === 'string'
    ? sessions.findByTicket(ticket, request.url)
    : null;
}

const actors = new WeakMap<Person, Actor>();

/** Whoever calls again from the same place is the same actor, and need not be put together anew. */
function actorBehind({ person, session }: PersonSession, where: Whereabouts): Actor {
  const known = actors.get(person);
  if (known && known.session === session.id && known.ip === where.ip && known.device === where.device) return known;
  const actor = actorFrom(person, session, where);
  actors.set(person, actor);
  return actor;
}

/** Runs before every call: puts the caller on the request, or refuses what the call asks. */
export const authenticate =
  (sessions: Sessions, settings: Settings) =>
  async (request: FastifyRequest): Promise<void> => {
    const { permission, beforePassword, beforeSecondFactor } = request.routeOptions.config;
    if (permission === 'anyone' || request.is404) return;
    const found = await findSession(sessions, request);
    if (!found) throw signedOut();
    if (found.state.is === 'locked' && permission !== 'locked too') throw locked();
    if (found.person.mustChangePassword && !beforePassword) throw passwordFirst();
    if (!beforePassword && !beforeSecondFactor && lacksSecondFactor(found.person, settings)) throw secondFactorFirst();
    request.actor = actingIn(found, request);
  };

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whom the call is answered for. The one place where everything that writes is refused while somebody looks as a colleague. */
function actingIn(found: PersonSession, request: FastifyRequest): Actor {
  const own = actorBehind(found, whereabouts(request));
  const { config, url = '' } = request.routeOptions;
  const isRead = readMethods.has(request.method) || config.whileViewing === 'reads';
  // What belongs to an account alone, such as its passkeys and devices, is nobody else's to see.
  const isOwn = config.whileViewing === 'for oneself' || (isRead && url.startsWith('/api/me/'));
  if (!found.viewing || isOwn) return own;
  if (!isRead) throw viewingOnly(found.viewing.person.name);
  const { person, until } = found.viewing;
  return {
    ...actorFrom(person, { id: found.session.id, proven_at: null }, whereabouts(request)),
    viewer: { id: own.id, name: own.name, role: own.role, until },
  };
}
