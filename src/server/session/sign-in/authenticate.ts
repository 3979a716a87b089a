import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../kit/access/actor.ts';
import { locked, passwordFirst, secondFactorFirst, signedOut } from '../../kit/runtime/refusals.ts';
import type { Settings } from '../../kit/runtime/settings.ts';
import { actorFrom, lacksSecondFactor, type Person, type Whereabouts } from './person.ts';
import type { Held, Sessions } from './sessions.ts';

const tokenOf = (header: string | undefined): string | null =>
  header?.match(/^Token ([A-Za-z0-9_-]{20,100})$/)?.[1] ?? null;

export const whereabouts = (request: FastifyRequest): Whereabouts => ({
  ip: request.ip,
  device: (request.headers['user-agent'] ?? 'unknown').replace(/[^\x20-\x7e]/g, '').slice(0, 200),
});

async function heldBy(sessions: Sessions, request: FastifyRequest): Promise<Held | null> {
  const token = tokenOf(request.headers.authorization);
  if (token) return sessions.find(token);
  const { ticket } = request.query as { readonly ticket?: unknown };
  return request.routeOptions.config.ticketed && typeof ticket === 'string'
    ? sessions.findByTicket(ticket, request.url)
    : null;
}

const actors = new WeakMap<Person, Actor>();

/** Whoever calls again from the same place is the same actor, and need not be put together anew. */
function actorBehind({ person, session }: Held, where: Whereabouts): Actor {
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
    const { asks, beforePassword, beforeSecondFactor } = request.routeOptions.config;
    if (asks === 'anyone' || request.is404) return;
    const held = await heldBy(sessions, request);
    if (!held) throw signedOut();
    if (held.state.is === 'locked' && asks !== 'locked too') throw locked();
    if (held.person.mustChangePassword && !beforePassword) throw passwordFirst();
    if (!beforePassword && !beforeSecondFactor && lacksSecondFactor(held.person, settings)) throw secondFactorFirst();
    request.actor = actorBehind(held, whereabouts(request));
  };
